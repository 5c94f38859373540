export { type ApiConfig, type MarketConfig, type OidcConfig, readConfig } from './config.js';
export { type Api, type ApiParts, createApi } from './create-api.js';
export type { EventMap, EventName } from './events/events.js';
export { serverOptions } from './frame/server-options.js';
export { StartError } from './frame/start-error.js';
export { type Session, sessionCookie } from './identity/session.js';
export { createGuardedFetch, type GuardedFetch } from './outside/guarded-fetch.js';
export { isOutsideError, OutsideError } from './outside/outside-error.js';
export { type RunOptions, runServer } from './start/run-server.js';
