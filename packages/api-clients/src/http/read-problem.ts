import { isRecord } from '@mawkib/core/guards';
import type { Problem } from '../contracts/envelope.js';

/**
 * The problem (RFC 9457) in an error response; undefined if there is none. Written by hand, so that
 * a `fetch` client needs no validator. The status line takes precedence over the body.
 */
export function readProblem(body: unknown, status: number): Problem | undefined {
  if (!isRecord(body)) return undefined;
  const { type, title, code, detail, instance, errors, ...rest } = body;
  if (!isText(type) || !isText(title) || !isText(code)) return undefined;
  return {
    ...rest,
    type,
    title,
    status,
    code,
    ...(isText(detail) && { detail }),
    ...(isText(instance) && { instance }),
    ...(Array.isArray(errors) && { errors: errors.filter(isFieldError) }),
  };
}

type FieldError = NonNullable<Problem['errors']>[number];

const isText = (value: unknown): value is string => typeof value === 'string';
const isFieldError = (value: unknown): value is FieldError =>
  isRecord(value) && isText(value.field) && isText(value.code) && isText(value.message);
