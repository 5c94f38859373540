import type { Person } from '@mawkib/api-clients/contracts';
import { type HandlerContext, signedIn } from '../http/implement.js';

/** Who changes something, and when. */
export interface Author {
  by: Pick<Person, 'id' | 'name'>;
  at: Date;
}

/** The signed-in person, now. */
export const authorOf = (context: Pick<HandlerContext, 'clock' | 'person'>): Author => ({
  by: signedIn(context),
  at: context.clock.now(),
});
