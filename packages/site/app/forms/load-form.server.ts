import { type Form, getForm } from '@mawkib/api-clients/contracts';
import type { Locale } from '@mawkib/core/locale';
import { sanitize } from '@mawkib/ui/rich-text';
import type { SiteContext } from '../context/site-context.ts';
import { isMissing } from '../request/is-missing.server.ts';

/** A form with sanitized HTML; null if there is none with this id. */
export async function loadForm(
  { call }: Pick<SiteContext, 'call'>,
  id: string,
  locale: Locale,
): Promise<Form | null> {
  const input = { params: { id }, query: { locale } };
  try {
    const { data } = await call(getForm, input, { locale });
    const { introduction } = data.attributes;
    if (introduction === undefined) return data;
    return { ...data, attributes: { ...data.attributes, introduction: sanitize(introduction) } };
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}
