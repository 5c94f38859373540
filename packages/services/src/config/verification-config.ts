import type { Deployment } from '@mawkib/core/deployment';
import * as z from 'zod';
import { StartError } from '../runtime/start-error.js';

/** The account that sends codes by SMS (Twilio Verify). */
export interface TwilioConfig {
  apiUrl: string;
  accountSid: string;
  authToken: string;
  serviceSid: string;
  /** Milliseconds for one call. */
  timeoutMs: number;
}

export interface VerificationConfig {
  /** Undefined: no codes are sent, and the calls say so. */
  twilio: TwilioConfig | undefined;
  /** How often a code may be tried; `0` switches a limit off. */
  tries: { perNumber: number; perAddressHour: number };
  /** What the deployment says of the e-mail verifier; its address may be changed by a setting. */
  email: { url: string; apiKey: string | undefined };
}

const limit = z.coerce.number().int().min(0).max(1_000_000);
const key = z.string().optional();

/** The variables of verification, as `readConfig` takes them in. */
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
      missing.map((name) => `${name}: is required with the others of Twilio`).join('; '),
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
