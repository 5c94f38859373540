export { type Logger, silentLogger } from './logger.js';
export { PageError, type PageErrorOptions, toPageError } from './page-error.js';
