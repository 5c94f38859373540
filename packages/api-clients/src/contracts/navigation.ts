import * as z from 'zod';
import * as operations from '../operations/navigation.js';
import { envelope, localeOrDefault } from './common.js';
import { operation } from './operation.js';

const links = z.union([z.string(), z.array(z.string())]).nullish();

/** Where the navigation's markup, styles and scripts are, relative to the answer. */
export const navigationLinks = z.looseObject({ html: z.string(), css: links, js: links });
export type NavigationLinks = z.infer<typeof navigationLinks>;

/** `options` says which navigation, as `ar-land-rover`. Site document, section 7. */
export const getNavigation = operation(operations.getNavigation, {
  summary: 'Where the parts of the navigation are',
  params: z.object({ options: z.string().regex(/^[\w-]{1,100}$/) }),
  errors: { unknown_navigation: 404 },
  response: navigationLinks,
});

/**
 * The navigation that the market's settings name, ready to be placed: markup that was sanitised, the
 * addresses of its styles and scripts, and the other hosts that it needs. The retailer's placeholders
 * are still in the markup.
 */
export const placedNavigation = z.looseObject({
  html: z.string(),
  css: z.array(z.string()),
  js: z.array(z.string()),
  hosts: z.array(z.string()),
});
export type PlacedNavigation = z.infer<typeof placedNavigation>;

/** Null where no navigation service is configured. Site document, section 2. */
export const getPlacedNavigation = operation(operations.getPlacedNavigation, {
  summary: "The navigation of the service that the market's settings name",
  query: z.object({ locale: localeOrDefault }),
  errors: { unknown_navigation: 404, source_failed: 502 },
  response: envelope(placedNavigation.nullable()),
});
