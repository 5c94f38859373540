import { isolateWithin } from './bidi.js';
import { formatNumber, intlLocale } from './format.js';
import { directionOf, type Locale } from './locales.js';

/** Forms by plural category; Arabic has all six. `other` stands in for a missing one. */
export type PluralForms = { other: string } & { [form in Intl.LDMLPluralRule]?: string };
export type MessageText = string | PluralForms;
export type Message = { readonly ar: MessageText; readonly en: MessageText };
export type Catalogue = Readonly<Record<string, Message>>;

/** Texts of a market that replace those of a package, by key and language. */
export type MessageOverrides<C extends Catalogue> = {
  [key in keyof C]?: { [locale in Locale]?: MessageText };
};

type Placeholders<T> = T extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Placeholders<Rest>
  : T extends string
    ? never
    : T extends object
      ? 'count' | { [form in keyof T]: Placeholders<T[form]> }[keyof T]
      : never;
type NamesOf<M extends Message> = Placeholders<M['ar']> | Placeholders<M['en']>;
type ValuesOf<M extends Message> = string extends M['ar'] | M['en']
  ? [values?: MessageValues]
  : [NamesOf<M>] extends [never]
    ? []
    : [values: { [name in NamesOf<M>]: name extends 'count' ? number | string : number | string }];

export type MessageValues = Readonly<Record<string, string | number>>;

/** Gives the text of a key. Numbers are formatted; texts are isolated where they would turn. */
export type Translate<C extends Catalogue> = <K extends keyof C & string>(
  key: K,
  ...values: ValuesOf<C[K]>
) => string;

/**
 * A package's texts in every language, checked by the compiler: a missing language, key or
 * placeholder value does not compile. Placeholders are written `{name}`. Where the text depends on
 * an amount, give plural forms; the form follows the value `count`.
 */
export function defineMessages<const C extends Catalogue>(catalogue: C) {
  const forLocale = (locale: Locale, overrides: MessageOverrides<C> = {}): Translate<C> => {
    return (key, ...rest) => {
      const values: MessageValues = (rest as readonly MessageValues[])[0] ?? {};
      const text = textOf(
        overrides[key]?.[locale] ?? catalogue[key]?.[locale],
        locale,
        values.count,
      );
      return text.replace(
        /\{(\w+)\}/g,
        (placeholder, name: string) =>
          shown(Object.hasOwn(values, name) ? values[name] : undefined, locale) ?? placeholder,
      );
    };
  };
  return Object.assign(forLocale, { catalogue });
}

function textOf(message: MessageText | undefined, locale: Locale, count: unknown): string {
  if (message === undefined) return '';
  if (typeof message === 'string') return message;
  const amount = Number(count);
  const form = Number.isFinite(amount) ? pluralRules(locale).select(amount) : 'other';
  return message[form] ?? message.other;
}

function shown(value: string | number | undefined, locale: Locale): string | undefined {
  if (typeof value === 'number') return formatNumber(value, locale);
  return value === undefined ? undefined : isolateWithin(value, directionOf(locale));
}

const rules = new Map<Locale, Intl.PluralRules>();
function pluralRules(locale: Locale): Intl.PluralRules {
  const known = rules.get(locale) ?? new Intl.PluralRules(intlLocale(locale));
  rules.set(locale, known);
  return known;
}
