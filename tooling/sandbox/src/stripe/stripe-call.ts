import type { Form } from '../http/form.ts';
import type { Surroundings } from '../service.ts';
import type { AccountStore } from './store.ts';

/** One authenticated call. */
export interface StripeCall extends Pick<Surroundings, 'clock' | 'ids'> {
  /** Of the account that the call acts for. */
  store: AccountStore;
  account: string;
  /** Made with a publishable key, as browsers do: the client secret is the permission. */
  isPublic: boolean;
  params: Form;
  /** The `:id` of the path. */
  id: string;
  /** Where the sandbox is reached. */
  origin: string;
  /** Announces what happened, to whoever listens. */
  emit(type: string, object: object): void;
}

/** Answers the object, or throws a StripeFailure. */
export type Handler = (call: StripeCall) => object;

/** `POST /v1/refunds` and what answers it. `public`: publishable keys may call it too. */
export interface Route {
  method: 'GET' | 'POST' | 'DELETE';
  path: string;
  public?: true;
  handle: Handler;
}
