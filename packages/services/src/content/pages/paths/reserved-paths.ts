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
  'block-data',
  'frame-footer',
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

/** Suffix of the site's data requests. */
export const reservedEnding = /\.data$/i;
