import * as z from 'zod';
import { envelope, localeOrDefault } from '../envelope.js';
import { operation } from '../operation.js';

const links = z.union([z.string(), z.array(z.string())]).nullish();

/** URLs of the navigation's markup, styles and scripts, relative to the response. */
export const navigationLinks = z.looseObject({ html: z.string(), css: links, js: links });
export type NavigationLinks = z.infer<typeof navigationLinks>;

/** `options` names the navigation, e.g. `ar-land-rover`. Site document, section 7. */
export const getNavigation = operation({
  id: 'getNavigation',
  service: 'navigation',
  method: 'GET',
  path: '/naas/nav.:options.json',
  summary: 'Where the parts of the navigation are',
  params: z.object({ options: z.string().regex(/^[\w-]{1,100}$/) }),
  errors: { unknown_navigation: 404 },
  response: navigationLinks,
});

/**
 * The navigation from the market's settings, ready to insert: sanitized markup, the URLs of its
 * styles and scripts, and other hosts it needs. The markup still has the retailer's placeholders.
 */
export const placedNavigation = z.looseObject({
  html: z.string(),
  css: z.array(z.string()),
  js: z.array(z.string()),
  hosts: z.array(z.string()),
});
export type PlacedNavigation = z.infer<typeof placedNavigation>;

/** Null if no navigation service is configured. Site document, section 2. */
export const getPlacedNavigation = operation({
  id: 'getPlacedNavigation',
  service: 'navigation',
  method: 'GET',
  path: '/placed',
  summary: "The navigation of the service that the market's settings name",
  query: z.object({ locale: localeOrDefault }),
  errors: { unknown_navigation: 404, source_failed: 502 },
  response: envelope(placedNavigation.nullable()),
});
