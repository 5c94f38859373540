import { randomBytes } from 'node:crypto';
import type { Locale } from '@mawkib/api-clients/contracts';
import { defaultLocale, locales, parseEmail } from '@mawkib/core/locale';
import { normalisePhone } from '@mawkib/forms/engine';
import { evLeads } from '../db/schema/ev-leads.js';
import { readFormsSettings } from '../forms/forms-settings.js';
import type { FieldError } from '../http/errors/api-error.js';
import { apiErrors } from '../http/errors/api-errors.js';
import type { HandlerContext } from '../http/implement.js';
import { takeEach } from '../http/limits/allowance.js';
import { staffMailAllowances, visitorMailAllowances } from '../http/limits/mail-allowances.js';
import { confirmationToken, hashToken } from '../orders/order-secrets.js';
import { type EvLead, emailOf, encryptedEvLead } from './ev-lead.js';
import { evMail } from './ev-mail.js';

/**
 * Setting of the forms service with the addresses that receive a notice of each order, separated by
 * commas.
 */
const staffKey = 'ev.recipients';

/** 144 random bits. */
const newId = () => randomBytes(18).toString('base64url');

type StoreContext = Pick<
  HandlerContext,
  'db' | 'clock' | 'cipher' | 'mails' | 'locale' | 'config' | 'address'
>;

/**
 * Stores a lead and queues the mails to the buyer and to staff. Resolves to the id and the token,
 * which is returned only here. Mails over the limits of their recipient or of the buyer's address
 * are skipped.
 */
export async function storeEvLead(
  { db, clock, cipher, mails, locale: requested, config, address }: StoreContext,
  lead: EvLead,
): Promise<{ id: string; token: string }> {
  const locale = readLead(lead) ?? requested;
  const id = newId();
  const token = confirmationToken();
  const now = clock.now();
  await db.transaction(async (tx) => {
    await tx.insert(evLeads).values({
      id,
      locale,
      status: 'created',
      payment_status: 'none',
      token_hash: hashToken(token),
      ...encryptedEvLead(cipher, id, lead),
      created_at: now,
      updated_at: now,
    });
    const limits = { db: tx, clock, config };
    const to = emailOf(lead);
    const ofBuyer = to ? visitorMailAllowances({ to, address }, config) : [];
    const told = (await readFormsSettings(tx, cipher, [staffKey])).get(staffKey) ?? '';
    const staff = told.split(/[\s,;]+/).filter((named) => parseEmail(named));
    const ofStaff = (named: string) => staffMailAllowances(named, config);
    const [mayMailBuyer, ...mayMailStaff] = await takeEach(limits, [
      ofBuyer,
      ...staff.map(ofStaff),
    ]);
    if (to && mayMailBuyer) {
      await mails.enqueue(tx, await evMail(tx, 'received', { to, id, locale, mails }));
    }
    for (const named of staff.filter((_, at) => mayMailStaff[at])) {
      const about = { to: named, id, locale: defaultLocale(), mails };
      await mails.enqueue(tx, await evMail(tx, 'staff', about));
    }
  });
  return { id, token };
}

/** Throws for an invalid lead; returns its language if it names one. */
function readLead(lead: EvLead): Locale | undefined {
  const errors: FieldError[] = [];
  const { email, phone, locale } = lead;
  if (Object.keys(lead).length === 0) errors.push({ field: 'body', ...faults.empty });
  if (isWrong(email, parseEmail)) errors.push({ field: 'email', ...faults.invalid_email });
  if (isWrong(phone, normalisePhone)) errors.push({ field: 'phone', ...faults.invalid_phone });
  const known = locales.find((one) => one === locale);
  if (locale !== undefined && !known) errors.push({ field: 'locale', ...faults.unknown_locale });
  if (errors.length) throw apiErrors.invalidRequest(errors);
  return known;
}

const isWrong = (value: unknown, read: (text: string) => string | null) =>
  value !== undefined &&
  value !== null &&
  value !== '' &&
  (typeof value !== 'string' || read(value) === null);

const faults = {
  empty: {
    code: 'empty',
    message: { ar: 'الطلب فارغ.', en: 'The order is empty.' },
  },
  invalid_email: {
    code: 'invalid_email',
    message: { ar: 'أدخل عنوان بريد إلكتروني صحيحًا.', en: 'Enter a valid e-mail address.' },
  },
  invalid_phone: {
    code: 'invalid_phone_number',
    message: { ar: 'أدخل رقم هاتف صحيحًا.', en: 'Enter a valid phone number.' },
  },
  unknown_locale: {
    code: 'unknown_locale',
    message: { ar: 'يجب أن تكون اللغة ar أو en.', en: 'The language must be ar or en.' },
  },
};
