export { createEvClient, type EvClient } from './clients/create-ev-client.js';
