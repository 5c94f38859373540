import type { Localized } from '@mawkib/api-clients/contracts';
import { isRecord } from '@mawkib/core/guards';
import { defaultLocale, defineMessages, localize } from '@mawkib/core/locale';
import type { AppContext } from '../../../app-context.js';
import type { Database } from '../../../db/database.js';
import type { Offer } from '../../../db/schema/offers.js';
import { mailSettings } from '../../../mail/mail-settings.js';

const messages = defineMessages('api.offers.mails', {
  subject: { ar: 'عروض تحتاج إلى مراجعة', en: 'Offers to review' },
  greeting: { ar: 'مرحبًا،', en: 'Hello,' },
  text: {
    ar: 'لم تعد أسعار هذه العروض تطابق مصادرها. لا يعرض الموقع الأسعار حتى تراجعها: {offers}',
    en: 'The prices of these offers no longer match their sources. The site does not show them until you review them: {offers}',
  },
  open: { ar: 'مراجعة العروض', en: 'Review the offers' },
});

/** Queues a mail to the leads team about offers that no longer show their figures. */
export async function mailOffersUnderReview(
  tx: Database,
  { mails, config }: Pick<AppContext, 'mails' | 'config'>,
  offers: readonly Pick<Offer, 'id' | 'properties'>[],
): Promise<void> {
  if (offers.length === 0) return;
  const locale = defaultLocale();
  const t = messages(locale);
  const market = await mailSettings(tx, locale);
  const titles = offers.map(({ id, properties: { title } }) =>
    isRecord(title) ? localize(title as Localized, locale) || id : id,
  );
  for (const to of market.team) {
    const mail = mails.layOut(
      'offer-review',
      { offers: titles },
      {
        to,
        sender: market.senderFor(),
        home: `${config.origin}/${locale}/`,
        subject: t('subject'),
        greeting: t('greeting'),
        paragraphs: [t('text', { offers: titles.join('، ') })],
        action: {
          label: t('open'),
          url: `${config.origin}/${locale}/admin/offers?state=under_review`,
        },
        closing: [],
      },
      locale,
    );
    await mails.enqueue(tx, mail);
  }
}
