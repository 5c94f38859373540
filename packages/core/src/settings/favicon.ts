import { isTheme } from '../brands/themes.js';
import { parseJson } from '../guards/parse-json.js';
import { isRecord } from '../reading/fields.js';
import type { SettingDefinition } from './setting-definition.js';

/** Icon paths on this origin: `any` for every theme, others for the pages of one. */
export type FaviconSetting = Readonly<Record<string, string>>;

const ownIcon = /^\/?[\w-][\w./-]*\.(?:ico|svg|png)(?:\?[\w=&.-]*)?$/;

/** The path with its slash; undefined unless it is an .ico, .svg or .png of this origin. */
const iconPath = (value: unknown): string | undefined =>
  typeof value === 'string' && ownIcon.test(value) && !value.includes('..')
    ? `/${value.replace(/^\//, '')}`
    : undefined;

/**
 * Icon of the site's pages: a path such as `/favicon.svg`, or paths by theme as JSON. Blank, or the
 * default `favicon.ico`: the icons of the brand or the build.
 */
export const favicon = (): SettingDefinition<FaviconSetting> => ({
  kind: 'text',
  default: {},
  expects: 'the path of an .ico, .svg or .png of this site, or such paths by theme as JSON',
  read(text) {
    const given = text.trim();
    if (given === '' || /^\/?favicon\.ico$/.test(given)) return {};
    if (!given.startsWith('{')) {
      const path = iconPath(given);
      return path === undefined ? undefined : { any: path };
    }
    const paths = parseJson(given);
    if (!isRecord(paths)) return undefined;
    const valid = Object.entries(paths).flatMap(([theme, value]) => {
      const path = iconPath(value);
      return path && (theme === 'any' || isTheme(theme)) ? [[theme, path]] : [];
    });
    return Object.fromEntries(valid);
  },
});
