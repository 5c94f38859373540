import { isFields, textIn } from '../reading/fields.js';
import { listOf } from '../reading/readers.js';

export const logos = ['default', 'range_rover', 'defender', 'discovery'] as const;
export type Logo = (typeof logos)[number];

/** `path` is a regular expression on the path without its language. */
export interface LogoSetting {
  readonly path: string;
  readonly homepage: string;
  readonly logo: Logo;
}

/** An entry without path, homepage or logo is dropped; an unknown logo is the default one. */
export const readLogoSettings = listOf((value): LogoSetting | undefined => {
  if (!isFields(value)) return undefined;
  const [path, homepage, logo] = [
    textIn(value, 'path'),
    textIn(value, 'homepage'),
    textIn(value, 'logo'),
  ];
  if (!path || !homepage || !logo) return undefined;
  return { path, homepage, logo: logos.find((known) => known === logo) ?? 'default' };
});

/** The first entry whose path matches; else the default logo, linking to '/'. */
export function logoFor(path: string, entries: readonly LogoSetting[]): Omit<LogoSetting, 'path'> {
  const { homepage, logo } = entries.find((entry) => matches(entry.path, path)) ?? {
    homepage: '/',
    logo: 'default' as const,
  };
  return { homepage, logo };
}

function matches(pattern: string, path: string): boolean {
  try {
    return new RegExp(pattern).test(path);
  } catch {
    return false;
  }
}
