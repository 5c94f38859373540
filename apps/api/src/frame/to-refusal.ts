import type { FastifyError } from 'fastify';
import { isRefusal } from './parse-input.js';
import type { Refusal } from './refusal.js';
import { refusals } from './refusals.js';

/** Any failure in our words: what Fastify itself refuses, and 500 for what nobody expected. */
export function toRefusal(error: unknown): Refusal {
  if (isRefusal(error)) return error;
  const { code, statusCode } = (error ?? {}) as Partial<FastifyError>;
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE') return refusals.tooLarge();
  if (code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') return refusals.mediaType();
  if (statusCode && statusCode >= 400 && statusCode < 500) return refusals.badRequest();
  return isBusy(error) ? refusals.busy() : refusals.unexpected();
}

/** No connection to the database became free in time; the pool says so in words alone. */
const isBusy = (error: unknown): boolean =>
  error instanceof Error &&
  (/^timeout exceeded when trying to connect/.test(error.message) || isBusy(error.cause));
