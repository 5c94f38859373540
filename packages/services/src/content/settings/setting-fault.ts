import type { Localized } from '@mawkib/api-clients/contracts';
import type { SettingDefinition } from '@mawkib/core/settings';
import type { SettingRegistry } from './setting-registry.js';

/** Reason why a value is invalid. */
export interface SettingFault {
  code: string;
  message: Localized;
}

const kinds: Record<SettingDefinition<unknown>['kind'], Localized> = {
  text: {
    ar: 'هذه القيمة غير صالحة لهذا الإعداد.',
    en: 'This value is not valid for the setting.',
  },
  flag: { ar: 'أدخل true أو false.', en: 'Enter true or false.' },
  number: { ar: 'أدخل رقمًا ضمن الحدود.', en: 'Enter a number within the limits.' },
  json: {
    ar: 'القيمة ليست JSON صالحًا، أو ليست بالبنية المطلوبة.',
    en: 'The value is not valid JSON, or does not have the required structure.',
  },
  choice: { ar: 'اختر إحدى القيم المتاحة.', en: 'Choose one of the allowed values.' },
};

/**
 * Validation error of a value, by the setting's type; undefined for a valid one. Settings that the
 * site does not define accept any text.
 */
export function settingFault(
  settings: SettingRegistry,
  key: string,
  value: string,
): SettingFault | undefined {
  const definition = settings.definitionOf(key);
  if (!definition) return undefined;
  const { kind, expects } = definition;
  const isFlag = kind !== 'flag' || value === 'true' || value === 'false';
  const read = definition.read(value);
  if (read === undefined || !isFlag) {
    const { ar, en } = kinds[kind];
    return {
      code: `not_${kind}`,
      message: { ar, en: expects ? `The value must be ${expects}.` : en },
    };
  }
  const dropped = kind === 'json' ? droppedEntries(definition, value) : [];
  return dropped.length > 0 ? entriesFault(dropped) : undefined;
}

const entriesFault = (positions: readonly number[]): SettingFault => ({
  code: 'invalid_entries',
  message: {
    ar: `هذه العناصر في القائمة غير مكتملة أو غير معروفة: ${positions.join('، ')}.`,
    en: `These entries of the list are incomplete or unknown: ${positions.join(', ')}.`,
  },
});

/**
 * Positions of list entries that the setting's decoder would drop; staff should know before they
 * save.
 */
function droppedEntries({ read }: SettingDefinition<unknown>, value: string): number[] {
  if (!value.trim().startsWith('[')) return [];
  const entries: unknown[] = JSON.parse(value);
  return entries
    .map((entry, at) => ({ at: at + 1, kept: read(JSON.stringify([entry])) }))
    .filter(({ kept }) => Array.isArray(kept) && kept.length === 0)
    .map(({ at }) => at);
}

/** A setting's default in its written form. */
export function defaultText(settings: SettingRegistry, key: string): string | null {
  const definition = settings.definitionOf(key);
  if (!definition) return null;
  const { kind, default: value } = definition;
  if (value === null || value === undefined) return '';
  return kind === 'json' ? JSON.stringify(value) : String(value);
}
