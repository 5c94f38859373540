import { marketBrands } from '../brands/market-brands.js';
import { listOf } from '../reading/decoder.js';
import { isRecord, textIn } from '../reading/fields.js';

/**
 * A logo of the top bar: `default`, or the id of one of the market's lines. Site document, section
 * 2.
 */
export type Logo = string;

/** Valid logos of a setting. */
export const marketLogos = (): readonly Logo[] => [
  'default',
  ...marketBrands().flatMap(({ lines = [] }) => lines.map(({ id }) => id)),
];

/** `path` is a regular expression for the path without its language. */
export interface LogoSetting {
  readonly path: string;
  readonly homepage: string;
  readonly logo: Logo;
}

/** Drops entries without a path, homepage or logo; an unknown logo becomes the default. */
export const readLogoSettings = listOf((value): LogoSetting | undefined => {
  if (!isRecord(value)) return undefined;
  const [path, homepage, logo] = [
    textIn(value, 'path'),
    textIn(value, 'homepage'),
    textIn(value, 'logo'),
  ];
  if (!path || !homepage || !logo) return undefined;
  return { path, homepage, logo: marketLogos().find((known) => known === logo) ?? 'default' };
});

/**
 * The first entry that matches the path, or the default logo with a link to '/'. A pattern that is
 * invalid or could backtrack catastrophically matches nothing. Site document, section 2.
 */
export function logoFor(path: string, entries: readonly LogoSetting[]): Omit<LogoSetting, 'path'> {
  const { homepage, logo } = entries.find((entry) => matches(entry.path, path)) ?? {
    homepage: '/',
    logo: 'default' as const,
  };
  return { homepage, logo };
}

/**
 * Max length of a pattern. Longer patterns, and those with many or nested repetitions, are not run.
 */
const maxLength = 200;
const maxRepetitions = 4;
const nested = /[+*}]\)*[+*{]|\([^()]*[+*{|][^()]*\)[+*{]/;

const isTame = (pattern: string) =>
  pattern.length <= maxLength &&
  (pattern.match(/[+*{]/g) ?? []).length <= maxRepetitions &&
  !nested.test(pattern);

function matches(pattern: string, path: string): boolean {
  if (!isTame(pattern)) return false;
  try {
    return new RegExp(pattern).test(path.slice(0, maxLength));
  } catch {
    return false;
  }
}
