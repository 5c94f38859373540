import { isTextLanguage } from '@mawkib/core/locale';
import { useLanguage, useTexts } from '../../language/use-language.ts';
import { fieldNames } from './field-names.ts';
import { valueIn } from './value-in.ts';

/** Label of a feed field, with its language if it has one; its name if unknown. */
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
