import type { LeadData, Locale } from '@mawkib/api-clients/contracts';
import { defineMessages, formatDateTime, localize } from '@mawkib/core/locale';
import type { Database } from '../db/database.js';
import { layOutMail } from '../mail/mail-layout.js';
import type { Outbox } from '../mail/outbox.js';
import type { FormDefinition } from './form-definition.js';

const messages = defineMessages('api.forms.mails', {
  staff_subject: { ar: 'طلب جديد: {form}', en: 'New lead: {form}' },
  staff_greeting: { ar: 'مرحبًا،', en: 'Hello,' },
  staff_text: {
    ar: 'وصل طلب جديد عبر نموذج «{form}». تجده مع بياناته في لوحة الإدارة.',
    en: 'A new lead came in through the form “{form}”. It is waiting for you in the administration.',
  },
  staff_open: { ar: 'عرض الطلبات', en: 'See the leads' },
  received: { ar: 'وقت الوصول', en: 'Received' },
  greeting: { ar: 'مرحبًا،', en: 'Hello,' },
});

interface MailedLead {
  definition: FormDefinition;
  locale: Locale;
  data: LeadData;
  origin: string;
  mails: Outbox;
  now: Date;
}

/**
 * Promises the mails of a lead, as its form's settings say: to the staff, without what the visitor
 * wrote, and to the visitor.
 */
export async function mailLead(tx: Database, lead: MailedLead): Promise<void> {
  const { notifications, confirmations } = lead.definition.settings;
  for (const to of notifications?.enabled ? notifications.recipients : []) {
    await lead.mails.enqueue(tx, staffMail(to, lead));
  }
  const to = lead.data[confirmations?.email_field ?? ''];
  if (confirmations?.enabled && typeof to === 'string' && to !== '') {
    await lead.mails.enqueue(tx, visitorMail(to, lead));
  }
}

function staffMail(to: string, { definition, origin, now }: MailedLead) {
  const locale = 'ar';
  const t = messages(locale);
  const form = localize(definition.title, locale) || definition.name;
  return layOutMail(
    {
      to,
      subject: definition.settings.notifications?.subject || t('staff_subject', { form }),
      greeting: t('staff_greeting'),
      paragraphs: [t('staff_text', { form })],
      action: { label: t('staff_open'), url: `${origin}/${locale}/admin` },
      facts: [{ label: t('received'), value: formatDateTime(now, locale) }],
      closing: [],
    },
    locale,
  );
}

function visitorMail(to: string, { definition, locale }: MailedLead) {
  const { subject, text } = definition.settings.confirmations ?? {};
  return layOutMail(
    {
      to,
      subject: localize(subject ?? {}, locale),
      greeting: messages(locale)('greeting'),
      paragraphs: localize(text ?? {}, locale).split(/\n{2,}/),
      closing: [],
    },
    locale,
  );
}
