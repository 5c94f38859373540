import { getForm } from '@mawkib/api-clients/contracts/forms';
import type { Locale } from '@mawkib/core/locale';
import type { LoadedForm } from '@mawkib/forms';
import { sanitize } from '@mawkib/ui/rich-text';
import type { SiteContext } from '../context/site-context.ts';
import { isMissing } from '../request/is-missing.server.ts';

/** A form with its sanitized introduction; null if there is none with this id. */
export async function loadForm(
  { call }: Pick<SiteContext, 'call'>,
  id: string,
  locale: Locale,
): Promise<LoadedForm | null> {
  const input = { params: { id }, query: { locale } };
  try {
    const { data } = await call(getForm, input, { locale });
    const { introduction = '', ...attributes } = data.attributes;
    return { form: { ...data, attributes }, introduction: sanitize(introduction) };
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}
