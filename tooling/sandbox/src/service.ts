import type { FastifyInstance } from 'fastify';
import type { Deliveries } from './deliveries/deliveries.ts';
import type { Faults } from './faults/faults.ts';
import type { Clock } from './surroundings/clock.ts';
import type { Ids } from './surroundings/ids.ts';
import type { Journal } from './surroundings/journal.ts';
import type { Keys } from './surroundings/keys.ts';

/** What every service stands on. */
export interface Surroundings {
  clock: Clock;
  ids: Ids;
  keys: Keys;
  deliveries: Deliveries;
  /** For what is no call over HTTP; calls meet theirs before the service is asked. */
  faults: Faults;
  journal: Journal;
}

/** A row of the overview: what a person who tests wants to see, named. */
export type Row = Record<string, string | number | boolean | null>;

/** One third party. */
export interface Service {
  /** As faults name it: `stripe`. */
  name: string;
  /** As the overview names it. */
  title: string;
  /** The state by kind, the newest first; also what `GET /_sandbox/state` answers. */
  snapshot(): Record<string, Row[]>;
  /** Forgets everything. */
  reset(): void;
  /** How it words a failure of this status, where that is a shape of its own. */
  failure?(status: number): object;
  /** Adds its calls to a scope of its own, in which faults are applied already. */
  routes(scope: FastifyInstance): void | Promise<void>;
}
