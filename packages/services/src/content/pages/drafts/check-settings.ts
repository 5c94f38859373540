import type { PageSettings } from '@mawkib/api-clients/contracts/content';
import { defaultLocale, languageOf } from '@mawkib/core/locale';
import type { MarketData } from '@mawkib/core/market';
import type { FieldError } from '../../../http/errors/api-error.js';
import { settingErrors } from '../page-setting-errors.js';

/** Throws 422 with all invalid settings. */
export function checkSettings({ title, canonical_url, external_meta_image }: PageSettings): void {
  const errors: FieldError[] = [];
  const locale = defaultLocale();
  if (!title[locale]?.trim()) {
    const name = languageOf(locale)?.name ?? locale;
    errors.push({
      field: `title.${locale}`,
      code: 'required',
      message: {
        ar: `أدخل عنوان الصفحة بهذه اللغة: ${name}.`,
        en: `Enter a page title in ${name}.`,
      },
    });
  }
  for (const [field, value] of Object.entries({ canonical_url, external_meta_image })) {
    if (value !== null && !isAddress(value)) {
      errors.push({
        field,
        code: 'invalid_address',
        message: {
          ar: 'أدخل عنوان URL يبدأ بـ ‎https://، أو مسارًا في هذا الموقع.',
          en: 'Enter a URL that starts with https://, or a path on this site.',
        },
      });
    }
  }
  if (errors.length) throw settingErrors.invalid(errors);
}

/**
 * Throws 422 for a page type that the market does not define. A market without page types accepts
 * any.
 */
export function checkPageType(
  type: string | null,
  { pageTypes }: Pick<MarketData, 'pageTypes'>,
): void {
  if (type === null || pageTypes === undefined) return;
  if (pageTypes.some(({ id }) => id === type)) return;
  const allowed = pageTypes.map(({ id }) => id);
  throw settingErrors.invalid([
    {
      field: 'page_type',
      code: 'unknown_page_type',
      message: {
        ar: `اختر أحد أنواع الصفحات: ${allowed.join('، ')}.`,
        en: `Choose one of the page types: ${allowed.join(', ')}.`,
      },
    },
  ]);
}

function isAddress(text: string): boolean {
  if (/^\/(?![/\\])\S*$/.test(text)) return true;
  if (!/^https?:\/\/\S+$/i.test(text) || !URL.canParse(text)) return false;
  const { username, password } = new URL(text);
  return username === '' && password === '';
}
