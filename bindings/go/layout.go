// SPDX-License-Identifier: MIT

package resin

// #include "bridge.h"
import "C"

import "unsafe"

// The types below have the same layout in Go and in C, so that their memory is passed without
// conversion: all of their C structs are frozen. A difference in size does not compile, because the
// negative number of it is no uintptr. The conformance test fails for a difference in the members.
const (
	_ = -(unsafe.Sizeof(int(0)) ^ C.sizeof_size_t)
	_ = -(unsafe.Sizeof(IndexPair{}) ^ C.sizeof_resin_index_pair)
	_ = -(unsafe.Sizeof(IndexPath{}) ^ C.sizeof_resin_index_path)
	_ = -(unsafe.Sizeof(IndexPathPair{}) ^ C.sizeof_resin_index_path_pair)
	_ = -(unsafe.Sizeof(Entry{}) ^ C.sizeof_resin_diff_entry)
	_ = -(unsafe.Sizeof(Step{}) ^ C.sizeof_resin_diff_step)
	_ = -(unsafe.Sizeof(StageFault{}) ^ C.sizeof_resin_stage_fault)
	_ = -(unsafe.Sizeof(Spring{}) ^ C.sizeof_resin_spring)
	_ = -(unsafe.Sizeof(Motion{}) ^ C.sizeof_resin_motion)
	_ = -(unsafe.Sizeof(SpringTolerance{}) ^ C.sizeof_resin_spring_tolerance)
	_ = -(unsafe.Sizeof(Deceleration{}) ^ C.sizeof_resin_deceleration)
	_ = -(unsafe.Sizeof(Crossing{}) ^ C.sizeof_resin_crossing)
	_ = -(unsafe.Sizeof(Point{}) ^ C.sizeof_resin_point)
	_ = -(unsafe.Sizeof(MomentumRule{}) ^ C.sizeof_resin_momentum_rule)
	_ = -(unsafe.Sizeof(Momentum{}) ^ C.sizeof_resin_momentum)
	_ = -(unsafe.Sizeof(VelocityTracker{}) ^ C.sizeof_resin_velocity_tracker)
	_ = -(unsafe.Sizeof(PauseRule{}) ^ C.sizeof_resin_pause_rule)
	_ = -(unsafe.Sizeof(PauseDetector{}) ^ C.sizeof_resin_pause_detector)
	_ = -(unsafe.Sizeof(TimedPauseDetector{}) ^ C.sizeof_resin_timed_pause_detector)
	_ = -(unsafe.Sizeof(ForceLatch{}) ^ C.sizeof_resin_force_latch)
	_ = -(unsafe.Sizeof(BarState{}) ^ C.sizeof_resin_bar_state)
	_ = -(unsafe.Sizeof(BarSample{}) ^ C.sizeof_resin_bar_sample)
	_ = -(unsafe.Sizeof(BarRange{}) ^ C.sizeof_resin_bar_range)
	_ = -(unsafe.Sizeof(barStepValues{}) ^ C.sizeof_resin_go_bar_step)
	_ = -(unsafe.Sizeof(BarInsets{}) ^ C.sizeof_resin_bar_insets)
	_ = -(unsafe.Sizeof(BarGesture{}) ^ C.sizeof_resin_bar_gesture)
	_ = -(unsafe.Sizeof(Variable{}) ^ C.sizeof_resin_variable)
	_ = -(unsafe.Sizeof(Constraint{}) ^ C.sizeof_resin_constraint)
	_ = -(unsafe.Sizeof(VariableValue{}) ^ C.sizeof_resin_variable_value)
	_ = -(unsafe.Sizeof(Term{}) ^ C.sizeof_resin_term)
)
