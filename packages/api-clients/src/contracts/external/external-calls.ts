import * as z from 'zod';
import { headerText } from '../envelope.js';
import { operation } from '../operation.js';

/**
 * Checks with a third party if an address accepts mail. The URL is passed with each call. Site
 * document, sections 5 and 7.
 */
export const verifyEmail = operation({
  id: 'verifyEmail',
  service: 'external',
  method: 'POST',
  path: '',
  summary: 'Whether an address takes mail',
  headers: z.object({ ApiKey: headerText }),
  body: z.object({ email: z.string().min(1).max(320) }),
  response: z.looseObject({ status: z.string() }),
});

/**
 * External stock-list configuration: a list of objects keyed by model; anything else is ignored.
 * Both documents, section 7.
 */
export const getExternalStockList = operation({
  id: 'getExternalStockList',
  service: 'external',
  method: 'GET',
  path: '',
  summary: 'Models of an external stock list',
  response: z.array(z.unknown()),
});

/**
 * JSON of a configured URL: a vehicle endpoint, data of a range calculator, race results. Both
 * documents, section 7.
 */
export const getConfiguredData = operation({
  id: 'getConfiguredData',
  service: 'external',
  method: 'GET',
  path: '',
  produces: 'text',
  summary: 'Data of a configured address',
  query: z.looseObject({}),
  response: z.unknown(),
});
