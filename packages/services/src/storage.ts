/**
 * The market's storage without its services, for tools that fill, measure or inspect a database.
 * Servers use `createApi`.
 */
export type { OpenDatabase } from './db/database.js';
export { openEmbedded } from './db/open-embedded.js';
export { openServer } from './db/open-server.js';
export type { NewDealer, NewVehicle } from './db/schema/dealers-and-vehicles.js';
export { createPiiCipher } from './encryption/pii-cipher.js';
export { encryptedAnswers } from './forms/lead-answers.js';
export { beginSession } from './http/access/session.js';
