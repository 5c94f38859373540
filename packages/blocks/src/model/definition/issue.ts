import type { Bilingual } from './bilingual.js';
import type { AnyBlockDefinition } from './define-block.js';
import type { FieldMap } from './field.js';
import { strategyKey } from './strategy-key.js';

export const rules = {
  malformed: {
    ar: 'المحتوى المخزّن غير صالح.',
    en: 'The stored content is not valid.',
  },
  duplicate_id: {
    ar: 'المعرّف مستخدم أكثر من مرة في هذه الصفحة.',
    en: 'This ID is used more than once on the page.',
  },
  unknown_template: {
    ar: 'نوع القسم غير معروف.',
    en: 'Unknown type of block.',
  },
  version: {
    ar: 'حُفظ المحتوى بإصدار لا يمكن ترقيته إلى الإصدار الحالي.',
    en: 'The content was saved in a version that cannot be upgraded to the current one.',
  },
  groups_not_allowed: {
    ar: 'لا يقبل هذا القسم عناصر متكررة.',
    en: 'This block cannot have items.',
  },
  limit: {
    ar: 'عدد العناصر أكبر من الحد الأقصى ({limit}). احذف بعضها.',
    en: 'You can add up to {limit} items. Delete some.',
  },
  incomplete: {
    ar: 'العنصر غير مكتمل، ولن يظهر للزوار.',
    en: 'The item is incomplete. Visitors will not see it.',
  },
  unknown_field: {
    ar: 'لا ينتمي هذا الحقل إلى القسم.',
    en: 'The block does not have this field.',
  },
  type: { ar: 'القيمة ليست من النوع {type}.', en: 'The value is not of type {type}.' },
  option: {
    ar: 'القيمة ليست من الخيارات المتاحة.',
    en: 'The value is not one of the options.',
  },
  range: {
    ar: 'القيمة خارج الحدود المسموح بها.',
    en: 'The value is outside the allowed range.',
  },
  max_length: { ar: 'تم تجاوز الحد الأقصى لعدد الأحرف', en: 'Character limit exceeded' },
  max_lines: { ar: 'تم تجاوز الحد الأقصى لعدد الأسطر', en: 'Line limit exceeded' },
  required: { ar: 'هذا الحقل مطلوب', en: 'This field is required' },
  json: { ar: 'صيغة JSON غير صالحة في {field}', en: 'Invalid JSON in {field}' },
  schedule: {
    ar: 'أدخل فترة بهذه الصيغة: 2026-01-01/2026-01-31.',
    en: 'Enter a period in this format: 2026-01-01/2026-01-31.',
  },
  id: {
    ar: 'استخدم أحرفًا وأرقامًا وشرطات فقط، دون مسافات.',
    en: 'Use only letters, digits and hyphens, without spaces.',
  },
  stale_price: {
    ar: 'كُتب السعر «{figure}» يدويًا. استخدم وسم سعر مثل {price:car:price}، أو سعر العرض نفسه، أو اطلب من مدير النظام اعتماد السعر حتى تاريخ محدد.',
    en: 'The price “{figure}” was typed by hand. Use a price tag such as {price:car:price}, use the price of the offer, or ask an administrator to approve this price until a date.',
  },
  ended_offer: {
    ar: 'انتهى العرض «{offer}» في {date}.',
    en: 'The offer “{offer}” ended on {date}.',
  },
  missing_offer: {
    ar: 'العرض «{offer}» غير موجود.',
    en: 'Offer “{offer}” not found.',
  },
  url: { ar: 'عنوان URL هذا غير مسموح به.', en: 'This URL is not allowed.' },
  other_price: {
    ar: 'السعر المكتوب {typed} ليس سعر {car} في دليل السيارات: {price}.',
    en: 'The typed price {typed} is not the price of {car} in the catalogue: {price}.',
  },
} as const satisfies Record<string, Bilingual>;
export type Rule = keyof typeof rules;

/** A problem in stored content: location, rule, and a message for staff. */
export interface Issue {
  /** Id of the block; '' if it has none. */
  block: string;
  template: string;
  group?: string;
  field?: string;
  rule: Rule;
  /** Errors prevent the change; warnings are shown before publishing. See `preventsPublication`. */
  severity: 'error' | 'warning';
  message: Bilingual;
  /** The typed price of `stale_price`, as it can be declared. */
  figure?: string;
}

const warnings: ReadonlySet<Rule> = new Set(['required', 'incomplete', 'unknown_field']);

/** True for errors, and for a required field that is empty: a draft may have one, a page may not. */
export const preventsPublication = ({ severity, rule }: Issue): boolean =>
  severity === 'error' || rule === 'required';

export interface Place {
  block: string;
  template: string;
  group?: string;
  field?: string;
}

export function issue(
  place: Place,
  rule: Rule,
  values: Record<string, string | number> = {},
  definition?: AnyBlockDefinition,
): Issue {
  return {
    ...place,
    rule,
    severity: warnings.has(rule) ? 'warning' : 'error',
    message: {
      ar: sentence('ar', place, rule, values, definition),
      en: sentence('en', place, rule, values, definition),
    },
  };
}

function sentence(
  locale: 'ar' | 'en',
  place: Place,
  rule: Rule,
  values: Record<string, string | number>,
  definition?: AnyBlockDefinition,
): string {
  const text = rules[rule][locale].replace(/\{(\w+)\}/g, (_, name: string) =>
    String(values[name] ?? place.field ?? ''),
  );
  const fields = place.group === undefined ? definition?.fields : definition?.group_fields;
  const names = [
    definition?.name[locale] ?? place.template,
    place.field && (labelOf(fields, place.field)?.[locale] ?? place.field),
  ].filter(Boolean);
  return names.length > 0 ? `${names.join(' – ')}: ${text}` : text;
}

/** Uses own properties only: `valueOf` is not a field. */
export const labelOf = (fields: FieldMap | undefined, name: string): Bilingual | undefined => {
  if (name === strategyKey) return strategyLabel;
  return fields && Object.hasOwn(fields, name) ? fields[name]?.label : undefined;
};

const strategyLabel = { ar: 'شرط الظهور', en: 'Visibility rule' };
