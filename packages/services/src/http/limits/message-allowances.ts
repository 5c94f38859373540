import { millisecondsInDay, millisecondsInHour } from 'date-fns/constants';
import type { ApiConfig } from '../../config/api-config.js';
import type { Allowance } from './allowance.js';
import { networkOf } from './rate-limit.js';

interface Message {
  phone_number: string;
  /** Network address of the visitor; undefined: not counted. */
  address: string | undefined;
}

/**
 * Allowances of one SMS: per number in an hour and in a day, per address in an hour, and of the
 * whole market in a day, so that nobody can use up its account.
 */
export function messageAllowances(
  { phone_number, address }: Message,
  { sms }: Pick<ApiConfig, 'sms'>,
): Allowance[] {
  const number = phone_number.replace(/\D/g, '').replace(/^00/, '');
  return [
    {
      subject: 'sms per number and hour',
      user: number,
      max: sms.perNumberHour,
      windowMs: millisecondsInHour,
    },
    {
      subject: 'sms per number and day',
      user: number,
      max: sms.perNumberDay,
      windowMs: millisecondsInDay,
    },
    ...(address === undefined
      ? []
      : [
          {
            subject: 'sms per address and hour',
            user: networkOf(address),
            max: sms.perAddressHour,
            windowMs: millisecondsInHour,
          },
        ]),
    { subject: 'sms per day', user: 'everyone', max: sms.perDay, windowMs: millisecondsInDay },
  ];
}
