import { formatNumber, pluralForm } from './formats.js';
import { isolateWithin } from './isolate.js';
import { directionOf, type Locale, localeChain, type PackageLocale } from './locales.js';
import { type MessageText, registered } from './market.js';

/** A text in every language of the packages; a market can add others. */
export type Message = Readonly<Record<PackageLocale, MessageText>> & {
  readonly [locale in Locale]?: MessageText;
};
/** Texts of a package or a part of it, by key. */
export type Catalogue = Readonly<Record<string, Message>>;

/** Replacements for texts of a catalogue, by key and language. */
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
 * Returns the text of a key. Numbers are formatted; values are bidi-isolated if needed.
 * Placeholders without a value stay.
 */
export type Translate<C extends Catalogue> = <K extends keyof C & string>(
  key: K,
  ...values: ValuesOf<C[K]>
) => string;

/**
 * A catalogue of texts in every language of the packages, checked by the compiler: a missing
 * language, key or placeholder value is a type error. Placeholders are written `{name}`. For texts
 * with an amount, list plural forms; the value `count` selects one. The name is that of the package
 * or application, with its part after a dot; markets override texts by it (`registerMarket`).
 * Called with a language it returns a `Translate`. Precedence: `overrides`, the market's texts, the
 * catalogue. A missing text comes from the first fallback that has it (`localeChain`), with the
 * plural forms and digits of that language.
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
