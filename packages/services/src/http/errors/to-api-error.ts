import type { FastifyError } from 'fastify';
import { isDatabaseUnreachable, isDiskFull } from '../../db/database-errors.js';
import type { ApiError } from './api-error.js';
import { isApiError } from './api-error.js';
import { apiErrors } from './api-errors.js';

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
  return isDatabaseUnreachable(error) ? apiErrors.busy() : apiErrors.unexpected();
}
