import * as z from 'zod';
import * as operations from '../operations/external.js';
import { headerText } from './common.js';
import { operation } from './operation.js';

/**
 * Asks a third party whether an address takes mail. The address of the verifier is given with each
 * call. Site document, sections 5 and 7.
 */
export const verifyEmail = operation(operations.verifyEmail, {
  summary: 'Whether an address takes mail',
  headers: z.object({ ApiKey: headerText }),
  body: z.object({ email: z.string().min(1).max(320) }),
  response: z.looseObject({ status: z.string() }),
});

/**
 * The external stock-list configuration: a list of objects whose keys are models. What is no object
 * counts for nothing. Both documents, section 7.
 */
export const getExternalStockList = operation(operations.getExternalStockList, {
  summary: 'Models of an external stock list',
  response: z.array(z.unknown()),
});

/**
 * JSON of a configured address: a vehicle endpoint, the data of a range calculator, results of
 * races. Both documents, section 7.
 */
export const getConfiguredData = operation(operations.getConfiguredData, {
  summary: 'Data of a configured address',
  query: z.looseObject({}),
  response: z.unknown(),
});
