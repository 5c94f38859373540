import type { getForm, ResponseOf } from '@mawkib/api-clients/contracts';
import { sanitize } from '@mawkib/ui/rich-text';
import { showableTexts } from '../../model/stored/showable.js';

/**
 * A form as a page shows it, whatever the forms service stored: its introduction is sanitised, and its
 * texts have nothing that a document cannot hold.
 */
export function safeForm(response: ResponseOf<typeof getForm>) {
  const { data } = showableTexts(response);
  const { introduction, ...attributes } = data.attributes;
  const safe = introduction === undefined ? {} : { introduction: sanitize(introduction) };
  return { ...response, data: { ...data, attributes: { ...attributes, ...safe } } };
}
