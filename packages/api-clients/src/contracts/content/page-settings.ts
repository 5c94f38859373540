import * as z from 'zod';
import {
  baseVersion,
  baseVersionText,
  deleted,
  envelope,
  listOf,
  localized,
  localizedOf,
} from '../envelope.js';
import { operation } from '../operation.js';
import { theme } from '../theme.js';
import { layouts } from './public-pages.js';
import { pageEditors, pageId, pagePublishers, staffPage } from './staff-pages.js';

const shortText = z.string().trim().max(200);
const shortTexts = localizedOf(shortText);
const longText = z.string().trim().max(2000);
const longTexts = localizedOf(longText);
const blankIsNull = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (value === '' ? null : value), schema.nullable());

/** Path of a page without its language: `/models/defender`. The service validates it. @internal */
export const pagePathText = z.string().trim().min(1).max(400);

/** A page's settings, without its blocks. Site document, section 3. */
export const pageSettings = z.object({
  path: pagePathText,
  title: shortTexts,
  page_type: blankIsNull(shortText),
  /** Date of a news article, `yyyy-MM-dd`. */
  date: blankIsNull(z.iso.date()),
  meta_title: shortTexts,
  meta_description: longTexts,
  image_id: blankIsNull(shortText),
  external_meta_image: blankIsNull(longText),
  canonical_url: blankIsNull(longText),
  disable_seo_tracking: z.boolean(),
  hide_breadcrumbs: z.boolean().optional(),
  layout: z.enum(layouts),
  theme,
});
export type PageSettings = z.infer<typeof pageSettings>;

/** Missing settings keep their value or get the default. */
const someSettings = pageSettings.partial();

/** A page type. `name` is empty if the market does not define the type but pages use it. */
export const pageType = z.looseObject({ id: z.string(), name: localized });
export type PageType = z.infer<typeof pageType>;

/**
 * Available page types. `isOpen`: the market defines no types, so any text is valid, and these are
 * the ones in use.
 */
export const listPageTypes = operation({
  id: 'listPageTypes',
  service: 'content',
  method: 'GET',
  path: '/page_types',
  access: pageEditors,
  summary: 'Types of pages',
  response: listOf(pageType, z.looseObject({ isOpen: z.boolean() })),
});

/** Creates a page without blocks, as a draft. */
export const createPage = operation({
  id: 'createPage',
  service: 'content',
  method: 'POST',
  path: '/pages',
  status: 201,
  access: pageEditors,
  summary: 'Makes a page',
  body: someSettings.extend({ path: pagePathText, title: shortTexts }),
  errors: { invalid_settings: 422, path_taken: 409 },
  response: envelope(staffPage),
});

/**
 * Changes settings of the draft; visitors see them after the next publication. `version` is the
 * version that was edited; a stale one fails with 409 `stale_version` and the changes since.
 */
export const updatePageSettings = operation({
  id: 'updatePageSettings',
  service: 'content',
  method: 'PUT',
  path: '/pages/:id/settings',
  access: pageEditors,
  summary: "Changes a page's path, titles and search engine settings",
  params: pageId,
  body: someSettings.extend({ version: baseVersion }),
  errors: {
    unknown_page: 404,
    stale_version: 409,
    path_taken: 409,
    home_page: 409,
    invalid_settings: 422,
  },
  response: envelope(staffPage),
});

/** Creates a new draft with the blocks and settings of another page's draft. */
export const duplicatePage = operation({
  id: 'duplicatePage',
  service: 'content',
  method: 'POST',
  path: '/pages/:id/duplicate',
  status: 201,
  access: pageEditors,
  summary: 'Makes a copy of a page',
  params: pageId,
  body: z.object({ path: pagePathText, title: shortTexts.optional() }),
  errors: { unknown_page: 404, path_taken: 409, invalid_settings: 422 },
  response: envelope(staffPage),
});

/**
 * Deletes a page: visitors no longer find it, staff see it in the list of deleted pages. Only
 * publishers can delete a published page; nobody can delete the home page (409 `home_page`).
 */
export const deletePage = operation({
  id: 'deletePage',
  service: 'content',
  method: 'DELETE',
  path: '/pages/:id',
  access: pageEditors,
  summary: 'Deletes a page',
  params: pageId,
  query: z.object({ version: baseVersionText }),
  errors: { unknown_page: 404, stale_version: 409, home_page: 409 },
  response: envelope(deleted),
});

/** Restores a deleted page as a draft, at its path or at another one. */
export const restorePage = operation({
  id: 'restorePage',
  service: 'content',
  method: 'POST',
  path: '/pages/:id/restore',
  access: pageEditors,
  summary: 'Brings a deleted page back',
  params: pageId,
  body: z.object({ path: pagePathText.optional() }),
  errors: { unknown_page: 404, path_taken: 409, invalid_settings: 422 },
  response: envelope(staffPage),
});

/** Takes a page offline; its draft and its versions stay. */
export const unpublishPage = operation({
  id: 'unpublishPage',
  service: 'content',
  method: 'POST',
  path: '/pages/:id/unpublish',
  access: pagePublishers,
  summary: 'Takes a page off the site',
  params: pageId,
  body: z.object({ version: baseVersion }),
  errors: { unknown_page: 404, stale_version: 409, home_page: 409 },
  response: envelope(staffPage),
});
