import type { TwilioConfig } from '../config/verification-config.js';

/** Result of sending a code. */
export type Sending = 'sent' | 'invalid_number' | 'unreachable_number' | 'too_many' | 'busy';

/**
 * Result of checking a code. `gone`: there is no pending code for this number, or it has expired.
 */
export type Checking = 'approved' | 'wrong' | 'gone' | 'too_many' | 'busy';

/**
 * No usable response of Twilio. `unreachable`: it may have acted; `credentials`: it rejects the
 * account. Contains neither a number nor a code.
 */
export class TwilioError extends Error {
  readonly kind = 'twilio';

  constructor(
    readonly reason: 'unreachable' | 'credentials' | 'unexpected',
    readonly status?: number,
    readonly code?: number,
  ) {
    super(`Twilio gave no usable answer (${[reason, status, code].filter(Boolean).join(' ')})`);
  }
}

/** Client of Twilio Verify version 2. Calls are never retried: each may cost a message. */
export interface TwilioClient {
  /** Sends a code by SMS to a number in E.164. */
  send(phone: string, locale: string): Promise<Sending>;
  check(phone: string, code: string): Promise<Checking>;
}

/** Twilio's error codes ("Error and Warning Dictionary"). */
const sendings: Readonly<Record<number, Sending>> = {
  60200: 'invalid_number',
  60033: 'invalid_number',
  21211: 'invalid_number',
  60205: 'unreachable_number',
  60410: 'unreachable_number',
  60605: 'unreachable_number',
  21408: 'unreachable_number',
  21608: 'unreachable_number',
  60202: 'too_many',
  60203: 'too_many',
  60212: 'too_many',
  20429: 'busy',
};
const checkings: Readonly<Record<number, Checking>> = {
  20404: 'gone',
  60200: 'wrong',
  60202: 'too_many',
  60212: 'too_many',
  20429: 'busy',
};

export function createTwilioClient({
  apiUrl,
  accountSid,
  authToken,
  serviceSid,
  timeoutMs,
}: TwilioConfig): TwilioClient {
  const authorization = `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString('base64')}`;

  const post = async (resource: string, form: Record<string, string>) => {
    const address = `${apiUrl}/v2/Services/${encodeURIComponent(serviceSid)}/${resource}`;
    try {
      const response = await fetch(address, {
        method: 'POST',
        headers: { authorization, accept: 'application/json' },
        body: new URLSearchParams(form),
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      });
      const body = (await response.json().catch(() => null)) as { status?: string; code?: number };
      return { status: response.status, body: body ?? {} };
    } catch {
      throw new TwilioError('unreachable');
    }
  };
  const failure = ({ status, body }: Awaited<ReturnType<typeof post>>) => {
    const reason = status >= 500 ? 'unreachable' : isUnknown(status) ? 'credentials' : 'unexpected';
    return new TwilioError(reason, status, Number(body.code) || undefined);
  };

  return {
    async send(phone, locale) {
      const response = await post('Verifications', { To: phone, Channel: 'sms', Locale: locale });
      if (response.status === 201) return 'sent';
      const known = sendings[response.body.code ?? 0];
      if (!known) throw failure(response);
      return known;
    },
    async check(phone, code) {
      const response = await post('VerificationCheck', { To: phone, Code: code });
      // Twilio creates the resource or returns the existing one; both are valid.
      if (response.status === 200 || response.status === 201) {
        return response.body.status === 'approved' ? 'approved' : 'wrong';
      }
      const known = checkings[response.body.code ?? 0];
      if (!known) throw failure(response);
      return known;
    },
  };
}

const isUnknown = (status: number) => status === 401 || status === 403;
