// SPDX-License-Identifier: MIT

//go:build cgo

package resin

import (
	"fmt"
	"strings"
)

// name returns the name of a value, or its type and number if the package knows no name.
func name(typeName string, value uint32, names ...string) string {
	if uint64(value) < uint64(len(names)) && names[value] != "" {
		return names[value]
	}
	return fmt.Sprintf("%s(%d)", typeName, value)
}

// String returns "old" or "new".
func (s Side) String() string { return name("Side", uint32(s), "old", "new") }

// String returns "items" or "sections".
func (l Level) String() string { return name("Level", uint32(l), "items", "sections") }

// String returns "minimal" or "Heckel".
func (m Moves) String() string { return name("Moves", uint32(m), "minimal", "Heckel") }

// String returns "delete", "insert", "move" or "update".
func (k StepKind) String() string {
	return name("StepKind", uint32(k), "", "delete", "insert", "move", "update")
}

// String returns "projected", "nearest" or "none".
func (s Snapping) String() string {
	return name("Snapping", uint32(s), "projected", "nearest", "none")
}

// String returns "detached", "resting", "tracking" or "settling".
func (p BarPhase) String() string {
	return name("BarPhase", uint32(p), "detached", "resting", "tracking", "settling")
}

// String returns "began", "changed", "ended", "cancelled" or "failed".
func (p GesturePhase) String() string {
	return name("GesturePhase", uint32(p), "", "began", "changed", "ended", "cancelled", "failed")
}

// String returns "=", "<=" or ">=".
func (r Relation) String() string { return name("Relation", uint32(r), "=", "<=", ">=") }

// String returns "reset", "activated" or "confirmed".
func (p ForcePhase) String() string {
	return name("ForcePhase", uint32(p), "reset", "activated", "confirmed")
}

// String returns the names of the changes, such as "activated|confirmed", or "none".
func (c ForceChange) String() string {
	if c == 0 {
		return "none"
	}
	var names []string
	for _, change := range []struct {
		bit  ForceChange
		name string
	}{{ForceActivated, "activated"}, {ForceConfirmed, "confirmed"}, {ForceWasReset, "reset"}} {
		if c&change.bit != 0 {
			names = append(names, change.name)
			c &^= change.bit
		}
	}
	if c != 0 {
		names = append(names, name("ForceChange", uint32(c)))
	}
	return strings.Join(names, "|")
}
