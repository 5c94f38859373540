import * as z from 'zod';
import { operation } from './operation.js';

const links = z.union([z.string(), z.array(z.string())]).nullish();

/** Where the navigation's markup, styles and scripts are, relative to the answer. */
export const navigationLinks = z.looseObject({ html: z.string(), css: links, js: links });
export type NavigationLinks = z.infer<typeof navigationLinks>;

/** `options` says which navigation, as `ar-land-rover`. Site document, section 7. */
export const getNavigation = operation({
  id: 'getNavigation',
  service: 'navigation',
  method: 'GET',
  path: '/naas/nav.:options.json',
  summary: 'Where the parts of the navigation are',
  params: z.object({ options: z.string().regex(/^[\w-]{1,100}$/) }),
  errors: { unknown_navigation: 404 },
  answer: navigationLinks,
});
