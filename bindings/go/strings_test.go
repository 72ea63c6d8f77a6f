// SPDX-License-Identifier: MIT

package resin_test

import (
	"fmt"
	"math"
	"reflect"
	"testing"

	resin "github.com/resin/resin/bindings/go"
)

func TestValuesPrintAsNames(t *testing.T) {
	steps := []resin.StepKind{resin.StepDelete, resin.StepInsert, resin.StepMove, resin.StepUpdate}
	phases := []resin.BarPhase{resin.BarDetached, resin.BarResting, resin.BarTracking, resin.BarSettling}
	gestures := []resin.GesturePhase{resin.GestureBegan, resin.GestureChanged, resin.GestureEnded,
		resin.GestureCancelled, resin.GestureFailed}
	forces := []resin.ForcePhase{resin.ForcePhaseReset, resin.ForcePhaseActivated, resin.ForcePhaseConfirmed}
	changes := []resin.ForceChange{0, resin.ForceActivated | resin.ForceConfirmed, resin.ForceWasReset, 9}
	got := fmt.Sprint(steps, phases, gestures, forces, changes,
		[]resin.Side{resin.OldSide, resin.NewSide}, []resin.Level{resin.Items, resin.Sections},
		[]resin.Moves{resin.MinimalMoves, resin.HeckelMoves},
		[]resin.Snapping{resin.SnapProjected, resin.SnapNearest, resin.SnapNone},
		[]resin.Relation{resin.Equal, resin.AtMost, resin.AtLeast})
	want := "[delete insert move update] [detached resting tracking settling] " +
		"[began changed ended cancelled failed] [reset activated confirmed] " +
		"[none activated|confirmed reset activated|ForceChange(8)] " +
		"[old new] [items sections] [minimal Heckel] [projected nearest none] [= <= >=]"
	if got != want {
		t.Errorf("%s, want %s", got, want)
	}
	unknown := []any{resin.Side(9), resin.Level(9), resin.Moves(9), resin.StepKind(0), resin.Snapping(9),
		resin.BarPhase(9), resin.GesturePhase(0), resin.Relation(9), resin.ForcePhase(math.MaxUint32)}
	for _, value := range unknown {
		want := fmt.Sprintf("%s(%d)", reflect.TypeOf(value).Name(), value)
		if got := fmt.Sprint(value); got != want {
			t.Errorf("%s, want %s", got, want)
		}
	}
}
