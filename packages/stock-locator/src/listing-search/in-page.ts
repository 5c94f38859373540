/** Entry that a page loads when it is idle. */
export { loadDeviceStock } from './device-stock/load-device-stock.js';
export { shareStream } from './stream/share-stream.js';
export { changesUrl } from './stream/stock-stream.js';
