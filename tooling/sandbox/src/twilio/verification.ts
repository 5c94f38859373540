import { textsOf } from '../http/form.ts';
import type { Surroundings } from '../service.ts';
import { invalidParameter, TwilioFailure } from './twilio-failure.ts';

export type VerificationStatus =
  | 'pending'
  | 'approved'
  | 'canceled'
  | 'max_attempts_reached'
  | 'expired';

/** Verification of a phone number. */
export interface Verification {
  sid: string;
  to: string;
  channel: string;
  code: string;
  status: VerificationStatus;
  /** Times at which codes were sent, in milliseconds. */
  sends: number[];
  checks: number;
  created: number;
  updated: number;
}

/** "Verify rate limits and timeouts" of Twilio's documentation. */
export const limits = { lifetimeMs: 600_000, sends: 5, checks: 5 } as const;

const channels = ['sms', 'call', 'whatsapp', 'email'];

/** Parses the body of "Start a verification". */
export function readStart(body: unknown): { to: string; channel: string } {
  const { To: to, Channel: channel } = textsOf(body);
  if (!channel || !channels.includes(channel)) {
    throw invalidParameter(`\`Channel\`: ${channel ?? ''}`);
  }
  const pattern = channel === 'email' ? /^[^@\s]+@[^@\s]+$/ : /^\+[1-9]\d{7,14}$/;
  if (!to || !pattern.test(to)) {
    throw invalidParameter(`\`To\`: ${to ?? ''}`);
  }
  return { to, channel };
}

/** Error codes by the last digits of a number. */
const apiErrors = new Map([
  ['60205', 'SMS is not supported by landline phone number'],
  ['60410', 'Verification delivery attempt blocked'],
  ['60605', 'Verification delivery attempt blocked'],
]);

/** Sends a code: creates a verification, or sends the code of the pending one again. */
export function start(
  { clock, ids }: Pick<Surroundings, 'clock' | 'ids'>,
  before: Verification | undefined,
  { to, channel }: { to: string; channel: string },
): Verification {
  const now = clock.now();
  const error = apiErrors.get(to.slice(-5));
  if (error) throw new TwilioFailure(403, Number(to.slice(-5)), error);
  if (before?.status === 'max_attempts_reached') {
    throw new TwilioFailure(429, 60202, 'Max check attempts reached');
  }
  if (before) {
    if (before.sends.length >= limits.sends) {
      throw new TwilioFailure(429, 60203, 'Max send attempts reached');
    }
    return { ...before, channel, sends: [...before.sends, now], updated: now };
  }
  return {
    sid: ids.hex('VE'),
    to,
    channel,
    code: ids.digits(6),
    status: 'pending',
    sends: [now],
    checks: 0,
    created: now,
    updated: now,
  };
}

/** Verification after a check of this code. */
export function check(before: Verification, code: string, now: number): Verification {
  if (before.checks >= limits.checks) {
    throw new TwilioFailure(429, 60202, 'Max check attempts reached');
  }
  const isRight = before.code === code;
  const checks = before.checks + 1;
  const missed = checks >= limits.checks ? 'max_attempts_reached' : 'pending';
  return { ...before, checks, updated: now, status: isRight ? 'approved' : missed };
}
