import { millisecondsInHour, millisecondsInMinute } from 'date-fns/constants';
import type { ApiConfig } from '../config/api-config.js';
import type { Allowance } from '../http/limits/allowance.js';
import { networkOf } from '../http/limits/rate-limit.js';

/** Lifetime of a code in minutes. */
export const codeMinutes = 10;

interface Try {
  /** In E.164. */
  phone: string;
  /** Network address of the caller; undefined: not rate limited. */
  address: string | undefined;
}

/**
 * Allowances that one check of a code uses up. They do not depend on a pending code, so codes
 * cannot be guessed and the limit reveals nothing about the number.
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
