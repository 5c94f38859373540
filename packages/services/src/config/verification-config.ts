import type { Deployment } from '@mawkib/core/deployment';
import * as z from 'zod';
import { StartError } from '../runtime/start-error.js';

/** The Twilio Verify account that sends SMS codes. */
export interface TwilioConfig {
  apiUrl: string;
  accountSid: string;
  authToken: string;
  serviceSid: string;
  /** Timeout of one call in milliseconds. */
  timeoutMs: number;
}

export interface VerificationConfig {
  /** Undefined: no codes are sent and calls respond with an error. */
  twilio: TwilioConfig | undefined;
  /** Max attempts for a code; `0`: unlimited. */
  tries: { perNumber: number; perAddressHour: number };
  /** E-mail verifier of the deployment. A setting can change its URL. */
  email: { url: string; apiKey: string | undefined };
}

const limit = z.coerce.number().int().min(0).max(1_000_000);
const key = z.string().optional();

/** Environment variables of verification, parsed by `readConfig`. */
export const verificationVariables = {
  TWILIO_API_URL: z
    .url({ protocol: /^https?$/ })
    .transform((text) => text.replace(/\/+$/, ''))
    .default('https://verify.twilio.com'),
  TWILIO_ACCOUNT_SID: key,
  TWILIO_AUTH_TOKEN: key,
  TWILIO_VERIFY_SERVICE_SID: key,
  TWILIO_TIMEOUT: z.coerce.number().min(0.1).max(60).default(2.8),
  SMS_TRIES_NUMBER: limit.default(5),
  SMS_TRIES_ADDRESS_HOUR: limit.default(60),
};

const variables = z.object(verificationVariables);
type Variables = z.output<typeof variables>;

export const verificationConfig = (
  read: Variables,
  { presets, emailVerifierKey }: Pick<Deployment, 'presets' | 'emailVerifierKey'>,
): VerificationConfig => ({
  twilio: twilioConfig(read),
  tries: { perNumber: read.SMS_TRIES_NUMBER, perAddressHour: read.SMS_TRIES_ADDRESS_HOUR },
  email: { url: presets['email_verifier.url'], apiKey: emailVerifierKey ?? undefined },
});

function twilioConfig(read: Variables): TwilioConfig | undefined {
  const names = ['TWILIO_ACCOUNT_SID', 'TWILIO_AUTH_TOKEN', 'TWILIO_VERIFY_SERVICE_SID'] as const;
  const missing = names.filter((name) => !read[name]);
  if (missing.length === names.length) return undefined;
  if (missing.length > 0) {
    throw new StartError(
      missing
        .map((name) => `${name}: is required together with the other Twilio variables`)
        .join('; '),
    );
  }
  return {
    apiUrl: read.TWILIO_API_URL,
    accountSid: read.TWILIO_ACCOUNT_SID ?? '',
    authToken: read.TWILIO_AUTH_TOKEN ?? '',
    serviceSid: read.TWILIO_VERIFY_SERVICE_SID ?? '',
    timeoutMs: read.TWILIO_TIMEOUT * 1000,
  };
}
