import type { OfferDetails } from '@mawkib/core/dynamic-content';
import type { Locale } from '@mawkib/core/locale';
import type { LinkValue } from '@mawkib/ui';
import type { BlockProps } from '../../model/definition/props.js';
import type { offers } from './offers.definition.js';
import { messages } from './offers.messages.js';

type FormFields = Pick<
  BlockProps<typeof offers>['fields'],
  'form_id' | 'form_title' | 'form_subtitle' | 'has_two_columns' | 'button_position'
>;

/** Buttons of an offer: the form, with the offer in its hidden fields, and the offer's cars. */
export function offerLinks(offer: OfferDetails, fields: FormFields, locale: Locale): LinkValue[] {
  const t = messages(locale);
  const links: LinkValue[] = [];
  const formId = fields.form_id.trim();
  if (formId !== '') {
    links.push({
      type: 'form',
      label: t('ask'),
      formId,
      title: fields.form_title,
      subtitle: fields.form_subtitle,
      columns: fields.has_two_columns ? 2 : 1,
      buttonPosition: fields.button_position,
      hiddenFields: {
        offer_id: offer.id ?? '',
        offer_title: offer.title,
        offer_category: offer.category ?? '',
        offer_brand: offer.brand ?? '',
      },
    });
  }
  if (offer.url) links.push({ type: 'internal', label: t('see_cars'), url: offer.url });
  return links;
}
