import * as z from 'zod';
import * as operations from '../../operations/content.js';
import { envelope, fittingRows } from '../common.js';
import { operation } from '../operation.js';

/** Metahead languages; each decides how its content is injected. Site document, section 3. */
export const metaheadLanguages = ['javascript', 'js-src', 'css', 'sass', 'scss', 'html'] as const;

/** Site document, section 3: a dotted key and its text. */
export const setting = z.looseObject({
  id: z.string(),
  key: z.string().min(1),
  value: z.string(),
});
export type Setting = z.infer<typeof setting>;

/** Site document, section 7. A row without a key, or without a text, is dropped. */
export const getSettings = operation(operations.getSettings, {
  summary: 'Settings of the market',
  response: envelope(fittingRows(setting)),
});

/** Site document, section 3; `page_id` null is every page's. */
export const metahead = z.looseObject({
  id: z.string(),
  content: z.string(),
  language: z.enum(metaheadLanguages),
  sequence: z.int(),
  page_id: z.string().nullable(),
  reload_on_each_page: z.boolean(),
  in_body: z.boolean(),
});
export type Metahead = z.infer<typeof metahead>;

/** A page's meta heads and the global ones. Site document, section 7. */
export const getMetaheads = operation(operations.getMetaheads, {
  summary: "A page's meta heads and the global ones",
  query: z.looseObject({ 'q[page_id_equal_or_null]': z.string().optional() }),
  response: envelope(z.array(metahead)),
});
