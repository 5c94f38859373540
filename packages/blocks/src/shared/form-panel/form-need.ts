import type { ResponseOf } from '@mawkib/api-clients/contracts';
import { getForm } from '@mawkib/api-clients/contracts/forms';
import type { Locale } from '@mawkib/core/locale';
import { sanitize } from '@mawkib/ui/rich-text';
import type { DataNeed } from '../../model/definition/data-need.js';
import { showableTexts } from '../../model/stored/showable.js';

/** A form for display: sanitizes its introduction and removes invalid characters from its texts. */
function safeForm(response: ResponseOf<typeof getForm>) {
  const { data } = showableTexts(response);
  const { introduction, ...attributes } = data.attributes;
  const safe = introduction === undefined ? {} : { introduction: sanitize(introduction) };
  return { ...response, data: { ...data, attributes: { ...attributes, ...safe } } };
}

export type SafeForm = ReturnType<typeof safeForm>;

/** Data need for a form; null while no form is named. */
export const formNeed = (id: string, locale: Locale): DataNeed<typeof getForm, SafeForm> | null =>
  id.trim() === ''
    ? null
    : {
        operation: getForm,
        input: { params: { id: id.trim() }, query: { locale } },
        select: safeForm,
      };
