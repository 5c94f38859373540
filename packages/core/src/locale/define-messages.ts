import { isolateWithin } from './bidi.js';
import { formatNumber, pluralForm } from './format.js';
import { directionOf, type Locale, localeChain, type PackageLocale } from './locales.js';
import { type MessageText, registered } from './market.js';

/** A text in every language of the packages; a market may add others. */
export type Message = Readonly<Record<PackageLocale, MessageText>> & {
  readonly [locale in Locale]?: MessageText;
};
/** The texts of a package or of a part of it, by key. */
export type Catalogue = Readonly<Record<string, Message>>;

/** Texts that replace those of one catalogue, by key and language. */
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

/** Values of placeholders by name. */
export type MessageValues = Readonly<Record<string, string | number>>;

/**
 * Gives the text of a key. Numbers are formatted; texts are isolated where they would turn. A
 * placeholder without a value stays as it is written.
 */
export type Translate<C extends Catalogue> = <K extends keyof C & string>(
  key: K,
  ...values: ValuesOf<C[K]>
) => string;

/**
 * A catalogue of texts in every language of the packages, checked by the compiler: a missing
 * language, key or placeholder value does not compile. Placeholders are written `{name}`. Where the text depends on
 * an amount, give plural forms; the form follows the value `count`. The name is that of the package
 * or application, with the part of it after a point; a market replaces texts by it
 * (`registerMarket`). Called with a language it gives the texts, those of `overrides` before the
 * market's before its own. One that is missing in the language is taken in the first of its
 * fallbacks that has it (`localeChain`), with the plural forms and digits of that language.
 */
export function defineMessages<const C extends Catalogue>(name: string, catalogue: C) {
  const forLocale = (locale: Locale, overrides: MessageOverrides<C> = {}): Translate<C> => {
    return (key, ...rest) => {
      const values: MessageValues = (rest as readonly MessageValues[])[0] ?? {};
      const textIn = (one: Locale): MessageText | undefined =>
        overrides[key]?.[one] ?? registered.texts[name]?.[key]?.[one] ?? catalogue[key]?.[one];
      const isThere = (one: Locale) => textIn(one) !== undefined;
      const found = isThere(locale) ? locale : (localeChain(locale).find(isThere) ?? locale);
      const text = textOf(textIn(found), found, values.count);
      return text.replace(
        /\{(\w+)\}/g,
        (placeholder, name: string) =>
          shown(Object.hasOwn(values, name) ? values[name] : undefined, found) ?? placeholder,
      );
    };
  };
  return Object.assign(forLocale, { id: name, catalogue });
}

function textOf(message: MessageText | undefined, locale: Locale, count: unknown): string {
  if (message === undefined) return '';
  if (typeof message === 'string') return message;
  const amount = Number(count);
  const form = Number.isFinite(amount) ? pluralForm(amount, locale) : 'other';
  return message[form] ?? message.other;
}

function shown(value: string | number | undefined, locale: Locale): string | undefined {
  if (typeof value === 'number') return formatNumber(value, locale);
  return value === undefined ? undefined : isolateWithin(value, directionOf(locale));
}
