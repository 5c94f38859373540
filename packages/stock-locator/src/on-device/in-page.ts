/** What a page loads once it is at rest. */
export { loadDeviceStock } from './load-device-stock.js';
export { shareStream } from './share-stream.js';
export { changesUrl } from './stock-stream.js';
