import { isRecord } from '@mawkib/core/guards';
import type { Problem } from '../contracts/common.js';

/**
 * The problem (RFC 9457) in a refused answer; undefined where there is none. Read by hand, so that a
 * client over `fetch` carries no validator. The status line counts, whatever the body says.
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
