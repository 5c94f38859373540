import type { Locale } from '@mawkib/api-clients/contracts';
import { defineMessages } from '@mawkib/core/locale';
import { formatMoney, type Money } from '@mawkib/core/money';
import type { Database } from '../db/database.js';
import type { MailMessage } from '../db/schema/mail-outbox.js';
import { mailSettings } from '../mail/mail-settings.js';
import type { Outbox } from '../mail/outbox.js';

const messages = defineMessages('api.ev', {
  greeting: { ar: 'مرحبًا،', en: 'Hello,' },
  received_subject: {
    ar: 'وصلنا طلب سيارتك الكهربائية',
    en: 'We have received your electric vehicle order',
  },
  received: {
    ar: 'شكرًا لك. وصلنا طلبك وسنتواصل معك لاستكماله. احتفظ برقم الطلب.',
    en: 'Thank you. We have received your order and will contact you to complete it. Keep the order number.',
  },
  paid_subject: { ar: 'وصل العربون', en: 'Your deposit has arrived' },
  paid: {
    ar: 'استلمنا عربون طلبك، وسنتواصل معك قريبًا.',
    en: 'We have received the deposit of your order and will be in touch soon.',
  },
  cancelling_subject: { ar: 'بدأ إلغاء طلبك', en: 'We are cancelling your order' },
  cancelling: {
    ar: 'وصلنا طلب الإلغاء، وسنتواصل معك لإتمامه ورد أي مبلغ دفعته. إن لم تطلب الإلغاء، فتواصل معنا.',
    en: 'We have received your cancellation and will contact you to complete it and to refund any payment. If you did not request this, contact us.',
  },
  staff_subject: { ar: 'طلب سيارة كهربائية جديد', en: 'New electric vehicle order' },
  staff: {
    ar: 'وصل طلب جديد لسيارة كهربائية. استخدم رقم الطلب أدناه للعثور على بياناته.',
    en: 'There is a new electric vehicle order. Use the order number below to find its details.',
  },
  number: { ar: 'رقم الطلب', en: 'Order number' },
  deposit: { ar: 'العربون', en: 'Deposit' },
});

interface EvMail {
  to: string;
  id: string;
  locale: Locale;
  deposit?: Money;
  mails: Outbox;
}

/**
 * Queues a mail to the buyer of an electric vehicle, or to staff. It contains the number, never the
 * token.
 */
export async function evMail(
  db: Database,
  kind: 'received' | 'paid' | 'cancelling' | 'staff',
  { to, id, locale, deposit, mails }: EvMail,
): Promise<MailMessage> {
  const { senderFor } = await mailSettings(db, locale);
  const t = messages(locale);
  return mails.layOut(
    `ev-${kind}`,
    { order_number: id, deposit },
    {
      to,
      sender: senderFor(),
      subject: t(`${kind}_subject`),
      greeting: t('greeting'),
      paragraphs: [t(kind)],
      facts: [
        { label: t('number'), value: id, ltr: true },
        ...(deposit ? [{ label: t('deposit'), value: formatMoney(deposit, locale) }] : []),
      ],
      closing: [],
    },
    locale,
  );
}
