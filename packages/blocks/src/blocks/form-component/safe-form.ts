import type { getForm, ResponseOf } from '@mawkib/api-clients/contracts';
import { sanitize } from '@mawkib/ui/rich-text';
import { showableTexts } from '../../model/stored/showable.js';

/** A form for display: sanitizes its introduction and removes invalid characters from its texts. */
export function safeForm(response: ResponseOf<typeof getForm>) {
  const { data } = showableTexts(response);
  const { introduction, ...attributes } = data.attributes;
  const safe = introduction === undefined ? {} : { introduction: sanitize(introduction) };
  return { ...response, data: { ...data, attributes: { ...attributes, ...safe } } };
}
