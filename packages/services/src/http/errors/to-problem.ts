import type { Locale, Problem } from '@mawkib/api-clients/contracts';
import { localize } from '@mawkib/core/locale';
import type { ApiError } from './api-error.js';

/** An `ApiError` as problem details (RFC 9457) in one language. */
export function toProblem(error: ApiError, locale: Locale, requestId: string): Problem {
  const { status, code, title, detail, errors, extra } = error.details;
  return {
    ...extra,
    type: `urn:mawkib:problem:${code}`,
    title: localize(title, locale),
    status,
    ...(detail && { detail: localize(detail, locale) }),
    code,
    instance: `urn:mawkib:request:${requestId}`,
    ...(errors && {
      errors: errors.map(({ message, ...error }) => ({
        ...error,
        message: localize(message, locale),
      })),
    }),
  };
}
