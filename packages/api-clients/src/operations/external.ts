import { descriptor } from './descriptor.js';

export const verifyEmail = descriptor({
  id: 'verifyEmail',
  service: 'external',
  method: 'POST',
  path: '',
});
export const getExternalStockList = descriptor({
  id: 'getExternalStockList',
  service: 'external',
  method: 'GET',
  path: '',
});
export const getConfiguredData = descriptor({
  id: 'getConfiguredData',
  service: 'external',
  method: 'GET',
  path: '',
  produces: 'text',
});
