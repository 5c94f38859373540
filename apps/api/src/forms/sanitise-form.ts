import type { FormDraft, Localized } from '@mawkib/api-clients/contracts';
import { sanitize } from '@mawkib/ui/rich-text';

/**
 * A form with the HTML in its introduction sanitised; its other texts are shown as text. Applied when
 * a form is written and again when it is read, for forms that were stored before.
 */
export function sanitisedForm<F extends Pick<FormDraft, 'introduction'>>(form: F): F {
  const { introduction } = form;
  return introduction ? { ...form, introduction: sanitised(introduction) } : form;
}

const sanitised = (text: Localized): Localized =>
  Object.fromEntries(
    Object.entries(text).map(([locale, html]) => [locale, html && sanitize(html)]),
  );
