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

/** What the pool says, in words alone, when no connection became free or was made in time. */
const noConnection =
  /^(timeout exceeded when trying to connect|Connection terminated due to connection timeout)/;

const isBusy = (error: unknown): boolean =>
  error instanceof Error && (noConnection.test(error.message) || isBusy(error.cause));
