/**
 * What a page's path may not begin with, in any language: the site's own routes, staff's addresses
 * and what is no page at all. A test compares it with the site's routes.
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

/** How the site's own requests for the data of a page end. */
export const reservedEnding = /\.data$/i;
