import { millisecondsInHour, millisecondsInMinute } from 'date-fns/constants';
import type { ApiConfig } from '../config/api-config.js';
import type { Allowance } from '../http/limits/allowance.js';
import { networkOf } from '../http/limits/rate-limit.js';

/** As long as a code is valid. */
export const codeMinutes = 10;

interface Try {
  /** In E.164. */
  phone: string;
  /** Of whoever tries; undefined: not counted. */
  address: string | undefined;
}

/**
 * What one try of a code uses up, whether a code is waiting for the number or not: so that no one
 * guesses a code, and the limit tells nothing of the number.
 */
export function tryAllowances(
  { phone, address }: Try,
  { verification: { tries } }: Pick<ApiConfig, 'verification'>,
): Allowance[] {
  return [
    {
      subject: 'code tries per number',
      user: phone,
      max: tries.perNumber,
      windowMs: codeMinutes * millisecondsInMinute,
    },
    ...(address === undefined
      ? []
      : [
          {
            subject: 'code tries per address and hour',
            user: networkOf(address),
            max: tries.perAddressHour,
            windowMs: millisecondsInHour,
          },
        ]),
  ];
}
