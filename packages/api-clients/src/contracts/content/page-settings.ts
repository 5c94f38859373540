import * as z from 'zod';
import * as operations from '../../operations/pages.js';
import {
  baseVersion,
  baseVersionText,
  deleted,
  envelope,
  listOf,
  localized,
  localizedOf,
} from '../common.js';
import { operation } from '../operation.js';
import { theme } from '../theme.js';
import { layouts } from './page.js';
import { pageEditors, pageId, pagePublishers, staffPage } from './staff-pages.js';

const shortText = z.string().trim().max(200);
const shortTexts = localizedOf(shortText);
const longText = z.string().trim().max(2000);
const longTexts = localizedOf(longText);
const blankIsNull = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (value === '' ? null : value), schema.nullable());

/** Where a page is: `/models/defender`, without its language. The service says what is wrong. */
export const pagePathText = z.string().trim().min(1).max(400);

/** What a page is beside its blocks. Site document, section 3. */
export const pageSettings = z.object({
  path: pagePathText,
  title: shortTexts,
  page_type: blankIsNull(shortText),
  meta_title: shortTexts,
  meta_description: longTexts,
  image_id: blankIsNull(shortText),
  external_meta_image: blankIsNull(longText),
  canonical_url: blankIsNull(longText),
  disable_seo_tracking: z.boolean(),
  layout: z.enum(layouts),
  theme,
});
export type PageSettings = z.infer<typeof pageSettings>;

/** A setting that is missing keeps its value, or gets the usual one. */
const someSettings = pageSettings.partial();

/** A kind of pages. `name` is empty where the market names none and pages have this one. */
export const pageType = z.looseObject({ id: z.string(), name: localized });
export type PageType = z.infer<typeof pageType>;

/**
 * What a page may be. `isOpen`: the market names no types, any text is taken, and these are the ones
 * that pages have.
 */
export const listPageTypes = operation(operations.listPageTypes, {
  access: pageEditors,
  summary: 'Types of pages',
  response: listOf(pageType, z.looseObject({ isOpen: z.boolean() })),
});

/** Makes a page without blocks, as a draft. */
export const createPage = operation(operations.createPage, {
  access: pageEditors,
  summary: 'Makes a page',
  body: someSettings.extend({ path: pagePathText, title: shortTexts }),
  errors: { invalid_settings: 422, path_taken: 409 },
  response: envelope(staffPage),
});

/**
 * Changes settings of the draft; visitors get them with the next publication. `version` is the one
 * that was changed; a stale one is refused with 409 `stale_version` and what changed since.
 */
export const updatePageSettings = operation(operations.updatePageSettings, {
  access: pageEditors,
  summary: "Changes a page's path, titles and what search engines are told",
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

/** Makes a draft of its own with the blocks and settings of another page's draft. */
export const duplicatePage = operation(operations.duplicatePage, {
  access: pageEditors,
  summary: 'Makes a copy of a page',
  params: pageId,
  body: z.object({ path: pagePathText, title: shortTexts.optional() }),
  errors: { unknown_page: 404, path_taken: 409, invalid_settings: 422 },
  response: envelope(staffPage),
});

/**
 * Takes a page away: visitors meet none at its path, staff find it among the deleted ones. A
 * published page is a publisher's to delete; the home page is nobody's (409 `home_page`).
 */
export const deletePage = operation(operations.deletePage, {
  access: pageEditors,
  summary: 'Deletes a page',
  params: pageId,
  query: z.object({ version: baseVersionText }),
  errors: { unknown_page: 404, stale_version: 409, home_page: 409 },
  response: envelope(deleted),
});

/** Brings a deleted page back as a draft, at its path or at another one. */
export const restorePage = operation(operations.restorePage, {
  access: pageEditors,
  summary: 'Brings a deleted page back',
  params: pageId,
  body: z.object({ path: pagePathText.optional() }),
  errors: { unknown_page: 404, path_taken: 409, invalid_settings: 422 },
  response: envelope(staffPage),
});

/** Visitors meet the page no more; its draft and its versions stay. */
export const unpublishPage = operation(operations.unpublishPage, {
  access: pagePublishers,
  summary: 'Takes a page off the site',
  params: pageId,
  body: z.object({ version: baseVersion }),
  errors: { unknown_page: 404, stale_version: 409, home_page: 409 },
  response: envelope(staffPage),
});
