import * as z from 'zod';
import { envelope, fittingRows } from '../envelope.js';
import { operation } from '../operation.js';

/** Languages of meta heads; each one is injected differently. Site document, section 3. */
export const metaheadLanguages = ['javascript', 'js-src', 'css', 'sass', 'scss', 'html'] as const;

/** Site document, section 3: a dotted key and its value. */
export const setting = z.looseObject({
  id: z.string(),
  key: z.string().min(1),
  value: z.string(),
});
export type Setting = z.infer<typeof setting>;

/** Site document, section 7. Rows without a key or a value are dropped. */
export const getSettings = operation({
  id: 'getSettings',
  service: 'content',
  method: 'GET',
  path: '/settings',
  summary: 'Settings of the market',
  response: envelope(fittingRows(setting)),
});

/** Site document, section 3. A `page_id` of null means every page. */
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

/** Meta heads of a page and the global ones. Site document, section 7. */
export const getMetaheads = operation({
  id: 'getMetaheads',
  service: 'content',
  method: 'GET',
  path: '/metaheads',
  summary: "A page's meta heads and the global ones",
  query: z.looseObject({ 'q[page_id_equal_or_null]': z.string().optional() }),
  response: envelope(z.array(metahead)),
});
