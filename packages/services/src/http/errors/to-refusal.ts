import type { FastifyError } from 'fastify';
import { isDiskFull, isUnreachable } from '../../db/database-failure.js';
import type { ApiError } from './refusal.js';
import { isApiError } from './refusal.js';
import { apiErrors } from './refusals.js';

/**
 * Converts any failure to an `ApiError`: errors of Fastify, of an unavailable database, and 500 for
 * anything unexpected.
 */
export function toApiError(error: unknown): ApiError {
  if (isApiError(error)) return error;
  const { code, statusCode } = (error ?? {}) as Partial<FastifyError>;
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE') return apiErrors.tooLarge();
  if (code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') return apiErrors.mediaType();
  if (statusCode && statusCode >= 400 && statusCode < 500) return apiErrors.badRequest();
  if (isDiskFull(error)) return apiErrors.storageFull();
  return isUnreachable(error) ? apiErrors.busy() : apiErrors.unexpected();
}
