import type { Locale } from '@mawkib/api-clients/contracts';
import type { Money } from '@mawkib/core/money';
import type { Logger } from 'pino';
import type { MailMessage } from '../db/schema/mail.js';
import { loggable } from '../runtime/log.js';
import { layOutMail, type MailContent, type MailFact } from './mail-layout.js';
import { oneLine } from './typed-text.js';

/** Who ordered. Their names are as they typed them, with addresses broken: escape them in HTML. */
export interface MailedCustomer {
  first_name: string;
  last_name: string;
}

interface OrderMail {
  order_number: string;
  customer: MailedCustomer;
  /** The vehicle's name in the mail's language. */
  model: string;
  /** The name of who sells it, in the mail's language. */
  retailer: string;
}

interface LeadMail {
  /** The form's title in the mail's language. */
  form: string;
  received_at: Date;
}

interface EvMail {
  order_number: string;
  /** Of `ev-paid`. */
  deposit?: Money | undefined;
}

/** What each mail tells, by its name. */
export interface MailDataByName {
  /** To a buyer: the link that confirms an order. */
  'order-confirm': OrderMail & { confirm_url: string; expires_at: Date };
  /** To a buyer: the vehicle is theirs. */
  'order-reserved': OrderMail & { order_url: string };
  /** To the retailer and the leads team. */
  'order-reserved-staff': OrderMail;
  /** To a buyer: what was paid goes back. `taken`: it was charged, not only held. */
  'payment-returned': {
    customer: MailedCustomer;
    model: string;
    amount: Money;
    taken: boolean;
    /** The vendor's name of the payment. */
    payment: string;
  };
  /** To who was asked a question about a vehicle; undefined: about none. */
  inquiry: { vehicle: string | undefined; facts: readonly MailFact[] };
  /** To the leads team and whom a form names, without what the visitor wrote. */
  'lead-staff': LeadMail;
  /** To the retailer that a lead is for, with what the visitor wrote. */
  'lead-retailer': LeadMail & { answers: readonly MailFact[] };
  /** To a visitor, as the form's settings say. */
  'lead-received': LeadMail;
  'ev-received': EvMail;
  'ev-paid': EvMail;
  'ev-cancelling': EvMail;
  'ev-staff': EvMail;
}

export type MailName = keyof MailDataByName;

const names: Readonly<Record<MailName, true>> = {
  'order-confirm': true,
  'order-reserved': true,
  'order-reserved-staff': true,
  'payment-returned': true,
  inquiry: true,
  'lead-staff': true,
  'lead-retailer': true,
  'lead-received': true,
  'ev-received': true,
  'ev-paid': true,
  'ev-cancelling': true,
  'ev-staff': true,
};

/** Every mail that a market can replace. */
export const mailNames = Object.keys(names) as readonly MailName[];

/** What a mail says; who it goes to and who it is from stay as they are. */
export type MailParts = Pick<MailMessage, 'subject' | 'text' | 'html'>;

export interface MailContext {
  locale: Locale;
  /** What the packages would say. */
  content: MailContent;
  /** The packages' layout, for one that only says something else. */
  layOut(content: MailContent): MailParts;
}

/** Mails that a market writes itself, by name. */
export type MarketMails = {
  readonly [N in MailName]?:
    | ((data: MailDataByName[N], context: MailContext) => MailParts)
    | undefined;
};

export type LayOut = <N extends MailName>(
  name: N,
  data: MailDataByName[N],
  content: MailContent,
  locale: Locale,
) => MailMessage;

/**
 * Lays mails out, a market's own where it has one. A mail is made in the transaction of what it tells
 * of, so one that fails is logged and sent as the packages lay it out: no order is lost to it.
 */
export const layOutOf =
  (mails: MarketMails, log: Pick<Logger, 'error'>): LayOut =>
  (name, data, content, locale) => {
    const defaultValue = layOutMail(content, locale);
    const own = mails[name];
    if (!own) return defaultValue;
    try {
      const layOut = (said: MailContent) => partsOf(layOutMail(said, locale));
      return { ...defaultValue, ...checked(own(data, { locale, content, layOut })) };
    } catch (error) {
      log.error({ mail: name, error: loggable(error) }, 'a mail of the market failed');
      return defaultValue;
    }
  };

const partsOf = ({ subject, text, html }: MailParts): MailParts => ({ subject, text, html });

function checked(parts: MailParts): MailParts {
  for (const part of ['subject', 'text', 'html'] as const) {
    const value: unknown = parts?.[part];
    if (typeof value !== 'string' || value.trim() === '') throw new Error(`It has no ${part}`);
  }
  return { ...partsOf(parts), subject: oneLine(parts.subject) };
}
