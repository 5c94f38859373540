import type { Database } from './database.js';
import { isConnectionLost } from './database-errors.js';

/** Runs it again, once, if its connection to the database was lost. For what can be repeated. */
export const retryLost = <T>(attempt: () => Promise<T>): Promise<T> =>
  attempt().catch((error) => {
    if (!isConnectionLost(error)) throw error;
    return attempt();
  });

/** Connections that may turn out to be lost before a transaction begins on one of them. */
const maxLost = 3;

/**
 * `transaction` that takes another connection while `begin` fails on a lost one: nothing was sent
 * yet.
 */
export const beginAgain =
  (transaction: Database['transaction']): Database['transaction'] =>
  async (run, config) => {
    for (let lost = 0; ; lost += 1) {
      let hasBegun = false;
      try {
        return await transaction((tx) => {
          hasBegun = true;
          return run(tx);
        }, config);
      } catch (error) {
        if (hasBegun || lost === maxLost || !isConnectionLost(error)) throw error;
      }
    }
  };

/**
 * Runs a transaction again, once, if its connection was lost before it was to be committed: none of
 * it was stored. Its effects must all be in the database.
 */
export async function retryUncommitted<T>(
  database: Database,
  run: (tx: Database) => Promise<T>,
): Promise<T> {
  let isFinished = false;
  const attempt = () =>
    database.transaction(async (tx) => {
      const value = await run(tx);
      isFinished = true;
      return value;
    });
  return attempt().catch((error) => {
    if (isFinished || !isConnectionLost(error)) throw error;
    return attempt();
  });
}
