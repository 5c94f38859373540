import type { Form } from '../http/form.ts';
import type { Surroundings } from '../service.ts';
import type { AccountStore } from './store.ts';

/** One authenticated call. */
export interface StripeCall extends Pick<Surroundings, 'clock' | 'ids'> {
  /** State of the account that the call acts for. */
  store: AccountStore;
  account: string;
  /** Made with a publishable key, as browsers do: the client secret is the permission. */
  isPublic: boolean;
  params: Form;
  /** `:id` of the path. */
  id: string;
  /** Origin of the sandbox. */
  origin: string;
  /** Emits an event to the webhook endpoints. */
  emit(type: string, object: object): void;
}

/** Returns the object, or throws a `StripeFailure`. */
export type Handler = (call: StripeCall) => object;

/** A route with its handler: `POST /v1/refunds`. `public`: publishable keys may call it too. */
export interface Route {
  method: 'GET' | 'POST' | 'DELETE';
  path: string;
  public?: true;
  handle: Handler;
}
