import type { MarketAnswers } from './market-answers.ts';

/** Mawkib packages that a market depends on. */
export const marketPackages = [
  '@mawkib/api-clients',
  '@mawkib/blocks',
  '@mawkib/core',
  '@mawkib/editor',
  '@mawkib/serve',
  '@mawkib/services',
  '@mawkib/site',
  '@mawkib/stock-locator',
  '@mawkib/ui',
] as const;

const quote = (text: string) => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;

/** Values of the template's placeholders. */
export function marketValues(
  answers: MarketAnswers,
  versions: Readonly<Record<string, string>>,
): Record<string, string> {
  const { id, name, country, timeZone, week, currency, languages, phoneExample } = answers;
  const members = answers.demoContent ? 'content, demoContent' : 'content';
  const versionOf = (packageName: string) => versions[packageName] ?? versions['*'] ?? 'latest';
  return {
    id,
    name,
    nameText: quote(name),
    names: `{ ${languages.map((tag) => `${key(tag)}: ${quote(name)}`).join(', ')} }`,
    country: quote(country),
    timeZone: quote(timeZone),
    weekStart: String(week.start),
    weekend: `[${week.weekend.join(', ')}]`,
    currency: quote(currency),
    languages: `[${languages.map(quote).join(', ')}]`,
    firstLanguage: languages[0] ?? 'en',
    direction: new Intl.Locale(languages[0] ?? 'en').maximize().script === 'Arab' ? 'rtl' : 'ltr',
    phoneExample: quote(phoneExample),
    ...contentLanguages(languages),
    navigation: navigationOf(languages),
    accent: quote(answers.accent),
    accentColor: answers.accent,
    ink: quote(answers.ink),
    paper: quote(answers.paper),
    dependencies: marketPackages
      .map((packageName) => `"${packageName}": ${JSON.stringify(versionOf(packageName))},`)
      .join('\n'),
    overrides: overridesOf(versions),
    createVersion: JSON.stringify(versionOf('@mawkib/create-market')),
    contentImport: `import { ${members} } from './content.ts';`,
    contentMembers: `${members},\npicturesFolder: join(import.meta.dirname, 'pictures'),`,
  };
}

/** Assigns the English and Arabic content to the market's languages. */
function contentLanguages(languages: readonly string[]) {
  const own = writtenIn(languages);
  return {
    textBody: `{ ${own.map((tag) => (tag === 'ar' ? 'ar' : tag === 'en' ? 'en' : `${key(tag)}: en`)).join(', ')} }`,
    sameBody: `{ ${own.map((tag) => `${key(tag)}: facts`).join(', ')} }`,
  };
}

function writtenIn(languages: readonly string[]): readonly string[] {
  const written = languages.filter((tag) => /^(en|ar)$/.test(tag));
  return written.length > 0 ? written : languages.slice(0, 1);
}

/** Links to the initial pages. */
function navigationOf(languages: readonly string[]): string {
  const link = (id: string, url: string, en: string, ar: string) => {
    const texts = writtenIn(languages).map(
      (tag) => `${key(tag)}: ${quote(tag === 'ar' ? ar : en)}`,
    );
    return `    { id: '${id}', area: 'primary', label: { ${texts.join(', ')} }, url: '${url}' },`;
  };
  return [
    'navigation: [',
    link('stock', '/vehicles', 'Cars in stock', 'السيارات المتوفرة'),
    link('test-drive', '/test-drive', 'Test drive', 'تجربة قيادة'),
    '  ],',
  ].join('\n');
}

/** Tarballs also override these packages as dependencies of each other. */
function overridesOf(versions: Readonly<Record<string, string>>): string {
  const direct: readonly string[] = [...marketPackages, '@mawkib/create-market'];
  const entries = Object.entries(versions).map(([name, version]) => [
    name,
    direct.includes(name) ? `$${name}` : version,
  ]);
  if (entries.length === 0) return '';
  return `"overrides": ${JSON.stringify(Object.fromEntries(entries), null, 2)},`;
}

const key = (tag: string) => (/^[a-z]+$/.test(tag) ? tag : quote(tag));
