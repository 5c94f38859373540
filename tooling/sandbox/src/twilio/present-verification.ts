import { isoSeconds } from '../surroundings/clock.ts';
import type { Keys } from '../surroundings/keys.ts';
import type { Verification } from './verification.ts';

/** The "Verification" resource of Twilio's documentation. */
export function presentVerification(
  { sid, to, channel, status, sends, created, updated }: Verification,
  keys: Keys,
  origin: string,
): Record<string, unknown> {
  return {
    sid,
    service_sid: keys.twilioService,
    account_sid: keys.twilioAccount,
    to,
    channel,
    status,
    valid: status === 'approved',
    date_created: isoSeconds(created),
    date_updated: isoSeconds(updated),
    lookup: {},
    amount: null,
    payee: null,
    send_code_attempts: sends.map((time, index) => ({
      time: isoSeconds(time),
      channel: channel.toUpperCase(),
      attempt_sid: `VL${sid.slice(2, 33)}${index}`,
    })),
    sna: null,
    url: `${origin}/v2/Services/${keys.twilioService}/Verifications/${sid}`,
  };
}

/** The "Verification Check" resource. */
export function presentCheck(
  { sid, to, channel, status, created, updated }: Verification,
  keys: Keys,
): Record<string, unknown> {
  return {
    sid,
    service_sid: keys.twilioService,
    account_sid: keys.twilioAccount,
    to,
    channel,
    status: status === 'approved' ? 'approved' : 'pending',
    valid: status === 'approved',
    amount: null,
    payee: null,
    sna_attempts_error_codes: [],
    date_created: isoSeconds(created),
    date_updated: isoSeconds(updated),
  };
}
