export {
  createStockClient,
  dataOf,
  type StockClient,
  type StockClientOptions,
} from './clients/create-stock-client.js';
export { type PublicationListsOptions, publicationLists } from './clients/publication-lists.js';
export { vehicleEndpoint } from './clients/vehicle-endpoint.js';
