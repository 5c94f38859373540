import type { Logger } from '@mawkib/core/errors';
import type { Call, CallContext } from '../call.js';
import { verifyEmail } from '../contracts/external.js';
import { isServiceError, ServiceError } from '../service-error.js';

export interface EmailVerifier {
  /** The third party's address. */
  readonly url: string;
  readonly apiKey: string | undefined;
}

/** Whether an address takes mail. With an `error_code` nobody knows, and it counts as valid. */
export interface EmailVerdict {
  readonly valid: boolean;
  readonly error_code?: 'TIMEOUT' | 'VALIDATION_ERROR';
}

export interface EmailRequest {
  email: string;
  readonly verifier: EmailVerifier;
  /** Told why a verdict is missing. */
  readonly logger: Logger;
}

const emailTimeoutMs = 5000;
const goodStatuses: readonly string[] = ['valid', 'accept_all'];

/**
 * Asks a third party whether an address takes mail. No response in 5 s, or any failure, is logged and
 * counts as valid. Rejects for a blank address and where there is no API key. Site document, sections 5,
 * 7 and 8.
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
