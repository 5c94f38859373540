import type { Localized } from '@mawkib/api-clients/contracts';
import type { FormDraft } from '@mawkib/api-clients/contracts/forms';
import { sanitize } from '@mawkib/ui/rich-text';

type Texts = Pick<FormDraft, 'title' | 'introduction' | 'submit_label' | 'fields' | 'settings'>;

/**
 * Sanitises the HTML of a form's introduction and removes control characters from its texts.
 * Applied on write, and on read for forms that were stored earlier. Ids and option values stay
 * unchanged, because answers are compared with them.
 */
export function sanitiseForm<F extends Texts>(form: F): F {
  const { introduction, fields, settings } = form;
  const { heading, text } = settings.thank_you;
  return {
    ...form,
    title: plain(form.title),
    ...(introduction && { introduction: each(introduction, (html) => sanitize(shown(html))) }),
    submit_label: plain(form.submit_label),
    fields: fields.map(({ label, help, options, ...field }) => ({
      ...field,
      label: plain(label),
      ...(help && { help: plain(help) }),
      ...(options && {
        options: options.map((option) => ({ ...option, label: plain(option.label) })),
      }),
    })),
    settings: {
      ...settings,
      thank_you: { ...settings.thank_you, heading: plain(heading), text: plain(text) },
    },
  };
}

const each = (text: Localized, change: (text: string) => string): Localized =>
  Object.fromEntries(
    Object.entries(text).map(([locale, written]) => [locale, written && change(written)]),
  );

/** Control characters make the browser's text differ from the server's markup. */
const shown = (text: string) =>
  text
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '');

const plain = (text: Localized) => each(text, shown);
