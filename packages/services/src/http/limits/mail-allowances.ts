import { millisecondsInDay, millisecondsInHour } from 'date-fns/constants';
import type { ApiConfig } from '../../config/api-config.js';
import { normaliseMailbox } from '../../mail/normalise-mailbox.js';
import type { Allowance } from './allowance.js';
import { networkOf } from './rate-limit.js';

type Limits = Pick<ApiConfig, 'visitorMails'>;

interface RequestedMail {
  to: string;
  /** Network address of the visitor who causes the mail; undefined: not counted. */
  address: string | undefined;
}

/** Allowances of a mail to a mailbox that a visitor typed: of the recipient and of the visitor. */
export function visitorMailAllowances(
  { to, address }: RequestedMail,
  { visitorMails }: Limits,
): Allowance[] {
  return [
    {
      subject: 'mails per recipient and day',
      user: normaliseMailbox(to),
      max: visitorMails.perRecipientDay,
      windowMs: millisecondsInDay,
    },
    ...(address === undefined
      ? []
      : [
          {
            subject: 'mails per address and hour',
            user: networkOf(address),
            max: visitorMails.perAddressHour,
            windowMs: millisecondsInHour,
          },
        ]),
  ];
}

/** Allowance of a mail to a retailer or to staff. */
export const staffMailAllowances = (to: string, { visitorMails }: Limits): Allowance[] => [
  {
    subject: 'mails per staff recipient and day',
    user: normaliseMailbox(to),
    max: visitorMails.perStaffDay,
    windowMs: millisecondsInDay,
  },
];
