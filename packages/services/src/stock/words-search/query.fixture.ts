import type { Holds } from './facts.fixture.js';

/** What is typed, and what every vehicle of the answer is, and no other. */
export type Query = readonly [typed: string, ...holds: Holds[]];
