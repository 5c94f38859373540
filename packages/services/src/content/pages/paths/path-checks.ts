import type { Localized } from '@mawkib/api-clients/contracts';
import { isLocale } from '@mawkib/core/locale';
import type { SitePaths } from '../../../site-paths.js';
import { settingErrors } from '../page-setting-errors.js';
import { pastedPath } from './pasted-path.js';

/**
 * First segments that a page's path may not have, in any language: the site's routes, the editor,
 * and files. A test compares them with the site's routes.
 */
export const reservedSegments: ReadonlySet<string> = new Set([
  'ar',
  'en',
  'showroom',
  'showroom-order-online',
  'saved-vehicles',
  'search',
  'block-data',
  'frame-footer',
  'frame-menu',
  'forms',
  'ev-order',
  'no-access',
  'auth',
  'auth-exchange',
  '404',
  'lrdx-navigation-test',
  'disabled-preview',
  'canvas',
  'cms',
  'admin',
  'services',
  'assets',
  'sitemap.xml',
  'robots.txt',
]);

/** First segments with routes below them only: staff make the page at `/retailers` itself. */
export const reservedBelow: ReadonlySet<string> = new Set(['retailers']);

/** Suffix of the site's data requests. */
const reservedEnding = /\.data$/i;

const longest = 200;
const maxSegments = 10;

/** Letters and digits of any script, and separators between them. */
const segment = /^[\p{L}\p{M}\p{N}](?:[\p{L}\p{M}\p{N}._~-]*[\p{L}\p{M}\p{N}_~])?$/u;
/** A redirect may have a path of an older site: `/offers list (1)`. */
const segments = { page: segment, redirect: /^[^\p{C}\p{Zl}\p{Zp}/?#\\<>"]+$/u };

const faults = {
  too_long: {
    ar: `المسار أطول من المسموح. الحد الأقصى ${longest} حرف و${maxSegments} أجزاء.`,
    en: `The path must be ${longest} characters or fewer, with up to ${maxSegments} parts.`,
  },
  malformed: {
    ar: 'استخدم أحرفًا وأرقامًا وشرطات، مثل ‎/models/sport.',
    en: 'Use letters, digits and hyphens, like /models/sport.',
  },
  reserved: {
    ar: 'هذا المسار محجوز للموقع. اختر مسارًا آخر.',
    en: 'This path is reserved by the site. Choose another path.',
  },
} satisfies Record<string, Localized>;

/**
 * Code of what is wrong with a path; undefined for a valid one. `kind`: a redirect may contain the
 * signs of an older site's URLs.
 */
export function pathFault(
  path: string,
  kind: 'page' | 'redirect',
): keyof typeof faults | undefined {
  if (path === '/') return kind === 'page' ? undefined : 'reserved';
  const parts = path.slice(1).split('/');
  if (path.length > longest || parts.length > maxSegments) return 'too_long';
  if (!parts.every((part) => segments[kind].test(part))) return 'malformed';
  const first = parts[0]?.toLowerCase() ?? '';
  const isReserved = reservedSegments.has(first) || (parts.length > 1 && reservedBelow.has(first));
  return isReserved || isLocale(first) || reservedEnding.test(path) ? 'reserved' : undefined;
}

/**
 * Normalises a typed or pasted path for storage (`pastedPath`); it is the same in all languages. A
 * redirect keeps its query. Throws 422 if it is invalid.
 */
export function validPath(
  text: string,
  kind: 'page' | 'redirect',
  site: Pick<SitePaths, 'has'>,
): string {
  const { path, query } = pastedPath(text);
  const fault =
    (kind === 'page' && query !== '' ? 'malformed' : pathFault(path, kind)) ??
    (site.has(path) ? 'reserved' : undefined);
  if (fault) {
    throw settingErrors.invalid([{ field: 'path', code: fault, message: faults[fault] }]);
  }
  const stored = kind === 'redirect' ? `${path}${query}` : path;
  if (stored.length <= longest) return stored;
  throw settingErrors.invalid([{ field: 'path', code: 'too_long', message: faults.too_long }]);
}

/** Throws 422 if a route of the site has this path. A page can be older than the route. */
export function checkFree(path: string, site: Pick<SitePaths, 'has'>): void {
  if (!site.has(path)) return;
  const { ar, en } = faults.reserved;
  throw settingErrors.invalid([{ field: 'path', code: 'reserved', message: { ar, en } }], {
    ar: `يستخدم الموقع المسار ${path}، فلن يرى الزوار هذه الصفحة. غيّر مسارها أولًا.`,
    en: `The site already uses ${path}, so visitors would not see this page. Change its path first.`,
  });
}
