import * as z from 'zod';
import { listOf, localized } from '../../envelope.js';
import { operation } from '../../operation.js';
import { importAdmin } from './sources.js';

/**
 * A publication list, the `:listing` of the listing calls. A vehicle is in `all`, in the list of
 * its state and in the list of its brand; changing these moves it.
 */
export const publicationList = z.looseObject({
  name: z.string(),
  kind: z.enum(['all', 'state', 'brand']),
  label: localized,
  /** Listed vehicles, neither sold nor retired. */
  vehicles: z.int().min(0),
});
export type PublicationList = z.infer<typeof publicationList>;

export const listPublicationLists = operation({
  id: 'listPublicationLists',
  service: 'stock',
  method: 'GET',
  path: '/import/publications',
  access: importAdmin,
  summary: 'Publication lists of the stock',
  response: listOf(publicationList, z.looseObject({ total: z.int().min(0) })),
});
