import type { Locale } from '@mawkib/api-clients/contracts';
import type { Money } from '@mawkib/core/money';
import type { Logger } from 'pino';
import type { MailMessage } from '../db/schema/mail-outbox.js';
import { loggable } from '../runtime/create-log.js';
import { type MailContent, type MailFact, renderMail } from './render-mail.js';
import { oneLine } from './typed-text.js';

/**
 * The customer of an order. Names are as typed, with URLs and addresses defused; escape them in
 * HTML.
 */
export interface MailedCustomer {
  first_name: string;
  last_name: string;
}

interface OrderMail {
  order_number: string;
  customer: MailedCustomer;
  /** Name of the vehicle in the mail's language. */
  model: string;
  /** Name of the retailer in the mail's language. */
  retailer: string;
}

interface LeadMail {
  /** Title of the form in the mail's language. */
  form: string;
  received_at: Date;
}

interface EvMail {
  order_number: string;
  /** Only of `ev-paid`. */
  deposit?: Money | undefined;
}

/** Data of each mail, by its name. */
export interface MailDataByName {
  /** To a buyer: the link that confirms an order. */
  'order-confirm': OrderMail & { confirm_url: string; expires_at: Date };
  /** To a buyer: the vehicle is reserved. */
  'order-reserved': OrderMail & { order_url: string };
  /** To the retailer and the leads team. */
  'order-reserved-staff': OrderMail;
  /** To a buyer, before the link expires: another link that confirms the order. */
  'order-reminder': OrderMail & { confirm_url: string; expires_at: Date };
  /** To a visitor who waits for a held vehicle: the link that confirms the address. */
  'vehicle-waiting': { model: string; confirm_url: string };
  /** To a visitor who waited: the vehicle is free. */
  'vehicle-free': { model: string; vehicle_url: string };
  /** To a buyer: the order was not completed in time. */
  'order-expired': OrderMail;
  /** To a buyer after the order was cancelled; `amount` is returned. */
  'order-cancelled': OrderMail & { amount: Money | undefined };
  'order-cancelled-staff': OrderMail;
  /** To a buyer: `amount` was refunded; `of`: the whole payment, if it is only a part of it. */
  'order-refunded': OrderMail & { amount: Money; of?: Money | undefined };
  'order-refunded-staff': OrderMail;
  /** To a buyer: a payment is refunded. `taken`: it was captured, not only authorised. */
  'payment-returned': {
    customer: MailedCustomer;
    model: string;
    amount: Money;
    taken: boolean;
    /** The vendor's id of the payment. */
    payment: string;
  };
  /** To the recipient of an inquiry; `vehicle` is undefined if it is not about one. */
  inquiry: { vehicle: string | undefined; facts: readonly MailFact[] };
  /** To the leads team and the recipients of the form, without the visitor's answers. */
  'lead-staff': LeadMail;
  /** To the retailer of a lead, with the visitor's answers. */
  'lead-retailer': LeadMail & { answers: readonly MailFact[] };
  /** To a visitor, if enabled in the form's settings. */
  'lead-received': LeadMail;
  /** To the leads team: offers that no longer show their figures, by title. */
  'offer-review': { offers: readonly string[] };
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
  'order-reminder': true,
  'vehicle-waiting': true,
  'vehicle-free': true,
  'order-expired': true,
  'order-cancelled': true,
  'order-cancelled-staff': true,
  'order-refunded': true,
  'order-refunded-staff': true,
  'payment-returned': true,
  inquiry: true,
  'lead-staff': true,
  'lead-retailer': true,
  'lead-received': true,
  'offer-review': true,
  'ev-received': true,
  'ev-paid': true,
  'ev-cancelling': true,
  'ev-staff': true,
};

/** Names of all mails that a market can replace. */
export const mailNames = Object.keys(names) as readonly MailName[];

/** The parts of a mail that a market can replace; recipient and sender stay. */
export type MailParts = Pick<MailMessage, 'subject' | 'text' | 'html'>;

export interface MailContext {
  locale: Locale;
  /** Default content of the packages. */
  content: MailContent;
  /** Default layout of the packages, to change the content only. */
  layOut(content: MailContent): MailParts;
}

/** The market's own mails, by name. */
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
 * Renders mails, the market's own if it has one. A mail is rendered in the transaction of its order
 * or lead, so an error in it is logged and the default mail is sent instead.
 */
export const layOutOf =
  (mails: MarketMails, log: Pick<Logger, 'error'>): LayOut =>
  (name, data, content, locale) => {
    const defaultMail = renderMail(content, locale);
    const own = mails[name];
    if (!own) return defaultMail;
    try {
      const layOut = (said: MailContent) => partsOf(renderMail(said, locale));
      return { ...defaultMail, ...checked(own(data, { locale, content, layOut })) };
    } catch (error) {
      log.error({ mail: name, error: loggable(error) }, 'a mail of the market failed');
      return defaultMail;
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
