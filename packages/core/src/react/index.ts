export { useOffline } from './use-offline.js';
