import type { Condition } from './conditions.fixture.js';

/** A query, and the conditions that hold for every vehicle of the result and for no other. */
export type Query = readonly [typed: string, ...holds: Condition[]];
