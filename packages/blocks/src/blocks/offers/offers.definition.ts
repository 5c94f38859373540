import type { ResponseOf } from '@mawkib/api-clients/contracts';
import { getOffers } from '@mawkib/api-clients/contracts/content';
import type { OfferDetails } from '@mawkib/core/dynamic-content';
import { defineBlock } from '../../model/definition/define-block.js';
import { bool, string } from '../../model/definition/field.js';
import { buttonPosition, titleSet } from '../../model/definition/option-sets.js';
import { showableTexts } from '../../model/stored/showable.js';
import { offerBrandNames, shownOffers } from '../../shared/offers/shown-offers.js';
import { sample } from './offers.sample.js';

/** Offers of a block. */
export interface OffersData {
  offers: OfferDetails[];
  /** Path of the whole stock, which a visitor without offers can look at. */
  stockPath?: string;
}

export const offers = defineBlock({
  key: 'offers',
  name: { ar: 'العروض', en: 'Offers' },
  description: {
    ar: 'العروض السارية من تبويب «العروض» في الإدارة، حسب الفئة والنوع والعلامة. لكل عرض سعر وتاريخ انتهاء وشروط ونموذج للاستفسار عنه.',
    en: 'Current offers from the admin Offers tab, by category, type and brand. Each has a price, a last day, terms and a form to ask about it.',
  },
  short_description: { ar: 'عروض سارية مع نموذج', en: 'Current offers with a form' },
  group: 'Mena',
  version: 1,
  fields: {
    ...titleSet(),
    category: string({
      label: { ar: 'الفئة', en: 'Category' },
      help: { ar: 'اتركها فارغة لكل الفئات.', en: 'Leave empty for all categories.' },
      contentful: false,
      max_length: 60,
    }),
    new_cars: bool({ label: { ar: 'سيارات جديدة', en: 'New cars' } }),
    approved: bool({ label: { ar: 'سيارات معتمدة', en: 'Approved cars' } }),
    owners: bool({ label: { ar: 'للمالكين', en: 'For owners' } }),
    branded_goods: bool({ label: { ar: 'منتجات العلامة', en: 'Branded goods' } }),
    defender: bool({ label: offerBrandNames.defender }),
    discovery: bool({ label: offerBrandNames.discovery }),
    range_rover: bool({ label: offerBrandNames.range_rover }),
    jaguar: bool({ label: offerBrandNames.jaguar }),
    form_title: string({ label: { ar: 'عنوان النموذج', en: 'Form title' }, optional: true }),
    form_subtitle: string({
      label: { ar: 'نص تحت عنوان النموذج', en: 'Form subtitle' },
      optional: true,
      max_length: 300,
    }),
    form_id: string({
      label: { ar: 'معرّف النموذج', en: 'Form ID' },
      help: {
        ar: 'تُملأ حقوله المخفية offer_id وoffer_title وoffer_category وoffer_brand من العرض.',
        en: 'Its hidden fields offer_id, offer_title, offer_category and offer_brand are filled from the offer.',
      },
      contentful: false,
      max_length: 64,
    }),
    has_two_columns: bool({ label: { ar: 'عمودان', en: 'Two columns' } }),
    button_position: buttonPosition(),
    error_text: string({
      label: { ar: 'نص الخطأ', en: 'Error text' },
      default: { ar: 'تعذّر تحميل العروض', en: 'Offers request error' },
      optional: true,
    }),
    error_button_text: string({
      label: { ar: 'زر الخطأ', en: 'Error button' },
      default: { ar: 'إعادة المحاولة', en: 'Try again' },
      optional: true,
    }),
  },
  interactive: false,
  data: ({ fields, locale, settings }) => ({
    operation: getOffers,
    input: { query: { locale } },
    select: (response: ResponseOf<typeof getOffers>): OffersData => ({
      offers: shownOffers(showableTexts(response).data, fields),
      ...(settings && { stockPath: settings.get('stock_locator.list_path') }),
    }),
  }),
  sample,
});
