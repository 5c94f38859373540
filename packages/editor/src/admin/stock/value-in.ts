import type { Locale } from '@mawkib/core/locale';
import { languageName } from '../../language/use-language.ts';
import { stockMessages } from './stock-messages.ts';

/** Label for the language of a value: `بالعربية`. */
export const valueIn = (language: Locale, locale: Locale): string =>
  language === 'ar' || language === 'en'
    ? stockMessages(locale)(`value_${language}`)
    : languageName(language, locale);
