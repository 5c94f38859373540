import type { FastifyInstance } from 'fastify';
import type { Deliveries } from './deliveries/deliveries.ts';
import type { Faults } from './faults/faults.ts';
import type { Clock } from './surroundings/clock.ts';
import type { Ids } from './surroundings/ids.ts';
import type { Journal } from './surroundings/journal.ts';
import type { Keys } from './surroundings/keys.ts';

/** Shared dependencies of the services. */
export interface Surroundings {
  clock: Clock;
  ids: Ids;
  keys: Keys;
  deliveries: Deliveries;
  /** For protocols other than HTTP; HTTP calls get theirs before the service is called. */
  faults: Faults;
  journal: Journal;
}

/** A row of the overview, with labelled values for testers. */
export type Row = Record<string, string | number | boolean | null>;

/** One third party. */
export interface Service {
  /** Name in faults: `stripe`. */
  name: string;
  /** Title in the overview. */
  title: string;
  /** State by kind, newest first; also the response of `GET /_sandbox/state`. */
  snapshot(): Record<string, Row[]>;
  /** Clears the state. */
  reset(): void;
  /** Body of an injected failure with this status, if the vendor has its own format. */
  failure?(status: number): object;
  /** Adds its routes to its own scope, to which faults are applied already. */
  routes(scope: FastifyInstance): void | Promise<void>;
}
