import type { Localized } from '@mawkib/api-clients/contracts';

export interface FieldError {
  /** The part of the request that contains the field. */
  in?: string;
  field: string;
  code: string;
  message: Localized;
}

export interface ApiErrorDetails {
  status: number;
  /** Stable and machine-readable: `stale_version`. */
  code: string;
  title: Localized;
  detail?: Localized;
  errors?: FieldError[];
  /** Additional members of the problem. */
  extra?: Record<string, unknown>;
  headers?: Record<string, string>;
}

/**
 * An expected error of a handler. The caller receives it as a problem in the requested language.
 */
export class ApiError extends Error {
  readonly kind = 'api_error';

  constructor(readonly details: ApiErrorDetails) {
    super(details.code);
  }
}

export const isApiError = (error: unknown): error is ApiError => error instanceof ApiError;
