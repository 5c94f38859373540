import type { Localized } from '@mawkib/api-clients/contracts';

export interface FieldError {
  /** The part of the request that has the field. */
  in?: string;
  field: string;
  code: string;
  message: Localized;
}

export interface ApiErrorDetails {
  status: number;
  /** Stable, for programs: `stale_version`. */
  code: string;
  title: Localized;
  detail?: Localized;
  errors?: FieldError[];
  /** Further members of the problem, beside the standard ones. */
  extra?: Record<string, unknown>;
  headers?: Record<string, string>;
}

/** An expected "no" of a handler; it reaches the caller as a problem in the asked language. */
export class ApiError extends Error {
  readonly kind = 'refusal';

  constructor(readonly details: ApiErrorDetails) {
    super(details.code);
  }
}

export const isApiError = (error: unknown): error is ApiError => error instanceof ApiError;
