export {
  createStockClient,
  dataOf,
  type StockClient,
  type StockClientOptions,
} from './clients/create-stock-client.js';
export { vehicleEndpoint } from './clients/vehicle-endpoint.js';
