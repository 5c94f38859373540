import type { Logger } from '@mawkib/core/errors';
import type { Call, CallContext } from '../call.js';
import { verifyEmail } from '../contracts/external/external-calls.js';
import { isServiceError, ServiceError } from '../service-error.js';

export interface EmailVerifier {
  /** The third party's URL. */
  readonly url: string;
  readonly apiKey: string | undefined;
}

/**
 * Result of an e-mail check. If `error_code` is set, the check failed and the address counts as
 * valid.
 */
export interface EmailVerdict {
  readonly valid: boolean;
  readonly error_code?: 'TIMEOUT' | 'VALIDATION_ERROR';
}

export interface EmailRequest {
  email: string;
  readonly verifier: EmailVerifier;
  /** Logs why a check failed. */
  readonly logger: Logger;
}

const emailTimeoutMs = 5000;
const goodStatuses: readonly string[] = ['valid', 'accept_all'];

/**
 * Checks with a third party if an address accepts mail. A failure, or no response in 5 s, is logged
 * and counts as valid. Rejects for a blank address or without an API key. Site document, sections
 * 5, 7 and 8.
 */
export async function checkEmail(
  call: Call,
  { email, verifier: { url, apiKey }, logger }: EmailRequest,
  context: CallContext = {},
): Promise<EmailVerdict> {
  const about = { operation: verifyEmail.id };
  const address = email.trim();
  if (address === '') throw new ServiceError('contract', 'Valid email address is required', about);
  const key = apiKey?.trim();
  if (!key) {
    throw new ServiceError('contract', 'Email verification API key is required', about);
  }
  try {
    const { status } = await call(
      verifyEmail,
      { headers: { ApiKey: key }, body: { email: address } },
      { timeoutMs: emailTimeoutMs, ...context, url },
    );
    return { valid: goodStatuses.includes(status) };
  } catch (error) {
    if (isServiceError(error) && error.kind === 'aborted') throw error;
    const isTimeout = isServiceError(error) && error.kind === 'timeout';
    const error_code = isTimeout ? 'TIMEOUT' : 'VALIDATION_ERROR';
    logger.error('The e-mail address could not be verified', { error_code, cause: error });
    return { valid: true, error_code };
  }
}
