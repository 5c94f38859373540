import { isTextLanguage } from '@mawkib/core/locale';
import { useLanguage, useTexts } from '../../language/use-language.ts';
import { fieldNames } from './field-names.ts';
import { valueIn } from './value-in.ts';

/** What a field of a feed is called, with its language where it names one; its own name if unknown. */
export function useFieldName(): (field: string) => string {
  const t = useTexts(fieldNames);
  const { locale } = useLanguage();
  return (field) => {
    const [base = field, language] = field.split('.');
    if (!Object.hasOwn(fieldNames.catalogue, base)) return field;
    const name = t(base as keyof typeof fieldNames.catalogue);
    return isTextLanguage(language) ? `${name} (${valueIn(language, locale)})` : name;
  };
}
