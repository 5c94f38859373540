import type { Person } from '@mawkib/api-clients/contracts/identity';
import { type HandlerContext, signedIn } from '../http/implement.js';

/** Person and time of a change. */
export interface Author {
  by: Pick<Person, 'id' | 'name'>;
  at: Date;
}

/** The signed-in person and the current time. */
export const authorOf = (context: Pick<HandlerContext, 'clock' | 'person'>): Author => ({
  by: signedIn(context),
  at: context.clock.now(),
});
