import type { Customer } from '@mawkib/api-clients/contracts/purchase';
import { normalisePhone } from '@mawkib/forms/engine';
import { millisecondsInDay } from 'date-fns/constants';
import type { ApiConfig } from '../config/api-config.js';
import type { Allowance } from '../http/limits/allowance.js';
import { networkOf } from '../http/limits/rate-limit.js';
import { normaliseMailbox } from '../mail/normalise-mailbox.js';

type Limits = Pick<ApiConfig, 'orders'>;

/** Allowances that an unconfirmed order uses up of its buyer; released when it is confirmed. */
export const buyerAllowances = (
  { email, phone }: Pick<Customer, 'email' | 'phone'>,
  { orders }: Limits,
): Allowance[] => [
  {
    subject: 'unconfirmed orders per e-mail',
    user: normaliseMailbox(email),
    max: orders.perEmailDay,
    windowMs: millisecondsInDay,
  },
  {
    subject: 'unconfirmed orders per phone',
    user: normalisePhone(phone) ?? phone.replace(/\D/g, ''),
    max: orders.perPhoneDay,
    windowMs: millisecondsInDay,
  },
];

/** Allowances that an unpaid order uses up of its network address. */
export const networkAllowances = (address: string | undefined, { orders }: Limits): Allowance[] =>
  address === undefined
    ? []
    : [
        {
          subject: 'orders per address and day',
          user: networkOf(address),
          max: orders.perAddressDay,
          windowMs: millisecondsInDay,
        },
      ];
