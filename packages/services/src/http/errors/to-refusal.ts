import type { FastifyError } from 'fastify';
import { isDiskFull, isUnreachable } from '../../db/database-failure.js';
import type { Refusal } from './refusal.js';
import { isRefusal } from './refusal.js';
import { refusals } from './refusals.js';

/** Any failure in our words: what Fastify itself refuses, what the database cannot do now, and 500 for what nobody expected. */
export function toRefusal(error: unknown): Refusal {
  if (isRefusal(error)) return error;
  const { code, statusCode } = (error ?? {}) as Partial<FastifyError>;
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE') return refusals.tooLarge();
  if (code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') return refusals.mediaType();
  if (statusCode && statusCode >= 400 && statusCode < 500) return refusals.badRequest();
  if (isDiskFull(error)) return refusals.storageFull();
  return isUnreachable(error) ? refusals.busy() : refusals.unexpected();
}
