import { marketBrands } from '../brands/market-brands.js';
import { isRecord, textIn } from '../reading/fields.js';
import { listOf } from '../reading/readers.js';

/** A logo of the top bar: `default`, or the id of a line of the market's. Site document, section 2. */
export type Logo = string;

/** The logos that a setting can name. */
export const marketLogos = (): readonly Logo[] => [
  'default',
  ...marketBrands().flatMap(({ lines = [] }) => lines.map(({ id }) => id)),
];

/** `path` is a regular expression on the path without its language. */
export interface LogoSetting {
  readonly path: string;
  readonly homepage: string;
  readonly logo: Logo;
}

/** An entry without path, homepage or logo is dropped; an unknown logo is the default one. */
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
 * The first entry whose path matches; else the default logo, linking to '/'. A pattern that is no
 * regular expression, or that could take for ever, matches nothing. Site document, section 2.
 */
export function logoFor(path: string, entries: readonly LogoSetting[]): Omit<LogoSetting, 'path'> {
  const { homepage, logo } = entries.find((entry) => matches(entry.path, path)) ?? {
    homepage: '/',
    logo: 'default' as const,
  };
  return { homepage, logo };
}

/** A pattern that could take for ever is not tried: too long, too many repetitions, or nested ones. */
const longest = 200;
const maxRepetitions = 4;
const nested = /[+*}]\)*[+*{]|\([^()]*[+*{|][^()]*\)[+*{]/;

const isTame = (pattern: string) =>
  pattern.length <= longest &&
  (pattern.match(/[+*{]/g) ?? []).length <= maxRepetitions &&
  !nested.test(pattern);

function matches(pattern: string, path: string): boolean {
  if (!isTame(pattern)) return false;
  try {
    return new RegExp(pattern).test(path.slice(0, longest));
  } catch {
    return false;
  }
}
