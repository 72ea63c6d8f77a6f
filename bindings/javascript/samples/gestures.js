// SPDX-License-Identifier: MIT
import { momentumOnRelease, nearestStop, project, rubberBand, VelocityTracker } from 'resin';

const tracker = new VelocityTracker();
for (let frame = 0; frame < 10; frame += 1) tracker.add(frame / 60, 20 * frame);
const velocity = tracker.velocity(9 / 60);
const place = 180 + project(velocity);
const stops = [0, 400, 800];
const target = stops[nearestStop(stops, place)];
const { response, dampingRatio } = momentumOnRelease(velocity, target - 180);
console.log(`${Math.round(velocity)} points a second lead to ${target}`);
console.log(`by a spring of ${response} s with a damping ratio of ${dampingRatio}`);
console.log(`100 points beyond the edge show ${rubberBand(100, 800).toFixed(1)}`);
