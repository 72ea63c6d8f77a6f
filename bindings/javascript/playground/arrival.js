// SPDX-License-Identifier: MIT
'use strict';

// Runs in the head. The demos stay out of sight until the whole page has arrived and its scripts have run: their
// texts come after the stages in the file, above them on a narrow page, and would push them down.

document.documentElement.classList.add('arriving');
document.addEventListener('DOMContentLoaded', () => document.documentElement.classList.remove('arriving'));
