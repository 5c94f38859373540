import type { Locale } from '@mawkib/api-clients/contracts';
import type { LeadData } from '@mawkib/api-clients/contracts/forms';
import { defaultLocale, defineMessages, formatDateTime, localize } from '@mawkib/core/locale';
import type { ApiConfig } from '../../config/api-config.js';
import type { Database } from '../../db/database.js';
import type { FormDefinition } from '../../db/schema/forms.js';
import type { MailMessage } from '../../db/schema/mail-outbox.js';
import { type Allowance, takeEach } from '../../http/limits/allowance.js';
import { staffMailAllowances, visitorMailAllowances } from '../../http/limits/mail-allowances.js';
import { type MailSettings, mailSettings } from '../../mail/mail-settings.js';
import type { Outbox } from '../../mail/outbox.js';
import { leadFacts } from './lead-facts.js';
import { leadRetailer } from './lead-retailer.js';

const messages = defineMessages('api.forms.mails', {
  staff_subject: { ar: 'طلب عميل جديد: {form}', en: 'New lead: {form}' },
  staff_greeting: { ar: 'مرحبًا،', en: 'Hello,' },
  staff_text: {
    ar: 'وصل طلب عميل جديد عبر نموذج «{form}». افتحه في الإدارة.',
    en: 'There is a new lead from the form “{form}”. Open it in the administration.',
  },
  staff_open: { ar: 'عرض طلبات العملاء', en: 'View leads' },
  retailer_text: {
    ar: 'وصل طلب من الموقع عبر نموذج «{form}». تواصل مع العميل في أقرب وقت.',
    en: 'A customer sent the form “{form}” on the website. Please contact them soon.',
  },
  retailer_answer: {
    ar: 'ردّ على هذه الرسالة للتواصل مع العميل.',
    en: 'Reply to this e-mail to answer the customer.',
  },
  customer: { ar: 'بيانات العميل', en: 'Customer details' },
  received: { ar: 'وقت الوصول', en: 'Received' },
  greeting: { ar: 'مرحبًا،', en: 'Hello,' },
});

interface MailedLead {
  definition: FormDefinition;
  locale: Locale;
  data: LeadData;
  origin: string;
  mails: Outbox;
  /** Rate limits of mails; a mail over its limits is skipped, the lead is stored. */
  limits: Parameters<typeof takeEach>[0] & { config: Pick<ApiConfig, 'visitorMails'> };
  /** Network address of the visitor; undefined: not rate limited. */
  address: string | undefined;
  now: Date;
}

/** Language of mails to staff. */
const staffLocale = defaultLocale;

/**
 * Queues the mails of a lead: to the leads team and the recipients of its form, without the
 * answers; to its retailer with the answers, as retailers have no account; and to the visitor, if
 * the form's settings say so.
 */
export async function mailLead(tx: Database, lead: MailedLead): Promise<void> {
  const { data, mails, locale, definition, limits, address } = lead;
  const { notifications, confirmations } = definition.settings;
  const market = await mailSettings(tx, staffLocale());
  const retailer = await leadRetailer(tx, definition, data);
  const named = notifications?.enabled ? notifications.recipients : [];
  const team = new Set([...named.map((address) => address.toLowerCase()), ...market.team]);
  const written = confirmations?.enabled ? data[confirmations.email_field ?? ''] : undefined;
  const visitor = typeof written === 'string' && written !== '' ? written : undefined;
  if (retailer) team.delete(retailer);
  const wanted: WantedMail[] = [
    ...(retailer ? [{ to: retailer, write: () => retailerMail(retailer, lead, market) }] : []),
    ...[...team].map((to) => ({ to, write: () => staffMail(to, lead, market) })),
  ].map((mail) => ({ ...mail, allowances: staffMailAllowances(mail.to, limits.config) }));
  if (visitor) {
    const settings = await mailSettings(tx, locale);
    const allowances = visitorMailAllowances({ to: visitor, address }, limits.config);
    wanted.push({ allowances, write: () => visitorMail(visitor, lead, settings) });
  }
  const allowed = await takeEach(
    limits,
    wanted.map(({ allowances }) => allowances),
  );
  await mails.enqueueAll(
    tx,
    wanted.filter((_, at) => allowed[at]).map(({ write }) => write()),
  );
}

interface WantedMail {
  allowances: Allowance[];
  write(): MailMessage;
}

/** Answer to the first field of a type. */
function firstOf({ definition, data }: MailedLead, type: 'email' | 'phone'): string | undefined {
  const given = definition.fields.filter((field) => field.type === type).map(({ id }) => data[id]);
  return given.find((value): value is string => typeof value === 'string' && value !== '');
}

function staffMail(
  to: string,
  { definition, origin, now, mails }: MailedLead,
  market: MailSettings,
) {
  const t = messages(staffLocale());
  const form = localize(definition.title, staffLocale()) || definition.name;
  return mails.layOut(
    'lead-staff',
    { form, received_at: now },
    {
      to,
      sender: market.senderFor(),
      home: `${origin}/${staffLocale()}/`,
      subject: definition.settings.notifications?.subject || t('staff_subject', { form }),
      greeting: t('staff_greeting'),
      paragraphs: [t('staff_text', { form })],
      action: { label: t('staff_open'), url: `${origin}/${staffLocale()}/admin` },
      facts: [{ label: t('received'), value: formatDateTime(now, staffLocale(), 'long') }],
      closing: [],
    },
    staffLocale(),
  );
}

function retailerMail(to: string, lead: MailedLead, market: MailSettings) {
  const { definition, origin, now, data, mails } = lead;
  const t = messages(staffLocale());
  const form = localize(definition.title, staffLocale()) || definition.name;
  const answers = leadFacts(definition, data, staffLocale());
  const email = firstOf(lead, 'email');
  const about = { email, phone: firstOf(lead, 'phone') };
  const mail = mails.layOut(
    'lead-retailer',
    { form, received_at: now, answers },
    {
      to,
      sender: market.senderFor(),
      home: `${origin}/${staffLocale()}/`,
      subject: t('staff_subject', { form }),
      greeting: t('staff_greeting'),
      paragraphs: [t('retailer_text', { form })],
      facts: [{ label: t('received'), value: formatDateTime(now, staffLocale(), 'long') }],
      contact: { title: t('customer'), facts: answers },
      closing: email ? [t('retailer_answer')] : [],
    },
    staffLocale(),
  );
  return { ...mail, about, ...(email && { replyTo: email }) };
}

function visitorMail(to: string, lead: MailedLead, market: MailSettings) {
  const { definition, locale, origin, now, mails } = lead;
  const { subject, text } = definition.settings.confirmations ?? {};
  return mails.layOut(
    'lead-received',
    { form: localize(definition.title, locale) || definition.name, received_at: now },
    {
      to,
      sender: market.senderFor(),
      home: `${origin}/${locale}/`,
      subject: localize(subject ?? {}, locale),
      greeting: messages(locale)('greeting'),
      paragraphs: localize(text ?? {}, locale).split(/\n{2,}/),
      closing: [],
    },
    locale,
  );
}
