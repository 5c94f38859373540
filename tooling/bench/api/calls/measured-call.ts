import type { Request } from '../http-client.ts';
import type { Bare } from '../server/run-bare.ts';
import type { ServedApi } from '../server/served-api.ts';

/** A service call, and the database's own work for it. */
export interface MeasuredCall {
  name: string;
  /** The request of each turn; a few hundred that repeat. */
  request(turn: number): Request;
  bare: Bare;
  /** Throws if a response differs from the database. */
  check(): Promise<void>;
}

export type MakeCall = (api: ServedApi) => Promise<MeasuredCall>;

/** The list entry of a turn. */
export function inTurn<T>(list: readonly T[], turn: number): T {
  const entry = list[turn % list.length];
  if (entry === undefined) throw new Error('Nothing to ask for');
  return entry;
}

export function assertSame(what: string, answered: unknown, wanted: unknown): void {
  const [one, other] = [answered, wanted].map((value) => JSON.stringify(value));
  if (one === other) return;
  throw new Error(`${what}: answered ${one?.slice(0, 400)}, not ${other?.slice(0, 400)}`);
}
