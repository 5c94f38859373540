import { useTexts } from '../../language/language.ts';
import { fieldNames } from './mapping/mapping-messages.ts';
import { stockMessages } from './stock-messages.ts';

/** What a field of a feed is called, with its language where it names one; its own name if unknown. */
export function useFieldName(): (field: string) => string {
  const t = useTexts(fieldNames);
  const ts = useTexts(stockMessages);
  return (field) => {
    const [base = field, language] = field.split('.');
    if (!Object.hasOwn(fieldNames.catalogue, base)) return field;
    const name = t(base as keyof typeof fieldNames.catalogue);
    if (language !== 'ar' && language !== 'en') return name;
    return `${name} (${ts(`value_${language}`)})`;
  };
}
