/**
 * The market's storage without its services: for tools that fill, measure or look at a database. A
 * product's server takes `createApi` instead.
 */
export type { OpenDatabase } from './db/database.js';
export { openEmbedded } from './db/open-embedded.js';
export { openServer } from './db/open-server.js';
export type { NewDealer, NewVehicle } from './db/schema/stock.js';
export { createPiiCipher } from './encryption/vault.js';
export { encryptedAnswers } from './forms/lead-answers.js';
export { beginSession } from './http/access/session.js';
