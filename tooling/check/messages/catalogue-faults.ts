type Forms = Readonly<Record<string, string>>;
type Text = string | Forms;
type Message = { readonly ar: Text; readonly en: Text };

export type Catalogue = Readonly<Record<string, Message>>;

/** A market's own texts: by catalogue, key and language. */
export type MarketTexts = Readonly<
  Record<string, Readonly<Record<string, Readonly<Record<string, Text | undefined>>>>>
>;

const arabicForms = ['zero', 'one', 'two', 'few', 'many', 'other'];
const englishForms = ['one', 'other'];

const formsOf = (text: Text): Forms => (typeof text === 'string' ? { text } : text);

const placeholdersIn = (text: Text) =>
  new Set(Object.values(formsOf(text)).flatMap((form) => form.match(/\{\w+\}/g) ?? []));

/** True for names written in Latin letters in Arabic too, and for placeholders alone. */
const needsNoArabic = (text: string, latin: readonly string[]) =>
  !/\p{L}/u.test(
    latin.reduce((rest, name) => rest.replaceAll(name, ''), text.replace(/\{\w+\}/g, '')),
  );

const missing = (forms: Forms, wanted: readonly string[]) =>
  wanted.filter((form) => forms[form] === undefined);

/** Problems of one text of a catalogue; empty if it is right. */
export function messageFaults({ ar, en }: Message, latin: readonly string[]): string[] {
  const faults: string[] = [];
  for (const [locale, text] of [
    ['ar', ar],
    ['en', en],
  ] as const) {
    for (const [form, written] of Object.entries(formsOf(text))) {
      if (written.trim() === '') faults.push(`${locale}.${form} is blank`);
      if (written !== written.trim()) faults.push(`${locale}.${form} begins or ends with a space`);
      if (locale === 'en' && /\p{Script=Arabic}/u.test(written))
        faults.push(`en.${form} has Arabic letters`);
      if (
        locale === 'ar' &&
        !/\p{Script=Arabic}/u.test(written) &&
        !needsNoArabic(written, latin)
      ) {
        faults.push(`ar.${form} has no Arabic letter`);
      }
    }
  }
  if (typeof ar !== typeof en) faults.push('one language has plural forms, the other none');
  if (typeof ar !== 'string') {
    for (const form of missing(ar, arabicForms)) faults.push(`ar.${form} is missing`);
  }
  if (typeof en !== 'string') {
    for (const form of missing(en, englishForms)) faults.push(`en.${form} is missing`);
  }
  const [inArabic, inEnglish] = [placeholdersIn(ar), placeholdersIn(en)];
  for (const name of new Set([...inArabic, ...inEnglish])) {
    if (!inArabic.has(name) || !inEnglish.has(name))
      faults.push(`${name} is in one language alone`);
  }
  return faults;
}

/** Keys of a market's own texts that no catalogue has. */
export function overrideFaults(
  texts: MarketTexts,
  known: readonly { name: string; catalogue: Catalogue }[],
): string[] {
  return Object.entries(texts).flatMap(([name, messages]) => {
    const catalogue = known.find((one) => one.name === name)?.catalogue;
    if (!catalogue) return [`${name} is no catalogue`];
    return Object.entries(messages).flatMap(([key, own]) => {
      const message = catalogue[key];
      if (!message) return [`${name} has no ${key}`];
      const allowed = placeholdersIn(message.ar);
      return Object.values(own)
        .flatMap((text) => [...placeholdersIn(text ?? '')])
        .filter((placeholder) => !allowed.has(placeholder))
        .map((placeholder) => `${name} ${key} has no ${placeholder}`);
    });
  });
}
