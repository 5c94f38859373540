import { descriptor } from './descriptor.js';

export const listStockMappings = descriptor({
  id: 'listStockMappings',
  service: 'stock',
  method: 'GET',
  path: '/import/mappings',
});
export const getStockMapping = descriptor({
  id: 'getStockMapping',
  service: 'stock',
  method: 'GET',
  path: '/import/mappings/:name',
});
export const saveStockMapping = descriptor({
  id: 'saveStockMapping',
  service: 'stock',
  method: 'PUT',
  path: '/import/mappings/:name',
});
export const deleteStockMapping = descriptor({
  id: 'deleteStockMapping',
  service: 'stock',
  method: 'DELETE',
  path: '/import/mappings/:name',
});
export const uploadStockFile = descriptor({
  id: 'uploadStockFile',
  service: 'stock',
  method: 'POST',
  path: '/import/files',
  consumes: 'file',
});
export const fetchStockFile = descriptor({
  id: 'fetchStockFile',
  service: 'stock',
  method: 'POST',
  path: '/import/sources/:id/file',
});
export const tryStockMapping = descriptor({
  id: 'tryStockMapping',
  service: 'stock',
  method: 'POST',
  path: '/import/files/:id/try',
});
export const listPublicationLists = descriptor({
  id: 'listPublicationLists',
  service: 'stock',
  method: 'GET',
  path: '/import/publications',
});
export const listStockRuns = descriptor({
  id: 'listStockRuns',
  service: 'stock',
  method: 'GET',
  path: '/import/runs',
});
export const getStockRun = descriptor({
  id: 'getStockRun',
  service: 'stock',
  method: 'GET',
  path: '/import/runs/:id',
});
export const startStockRun = descriptor({
  id: 'startStockRun',
  service: 'stock',
  method: 'POST',
  path: '/import/runs',
  status: 202,
});
export const confirmStockRun = descriptor({
  id: 'confirmStockRun',
  service: 'stock',
  method: 'POST',
  path: '/import/runs/:id/confirm',
});
export const cancelStockRun = descriptor({
  id: 'cancelStockRun',
  service: 'stock',
  method: 'POST',
  path: '/import/runs/:id/cancel',
});
export const restartStockRun = descriptor({
  id: 'restartStockRun',
  service: 'stock',
  method: 'POST',
  path: '/import/runs/:id/restart',
});
export const rollbackStockRun = descriptor({
  id: 'rollbackStockRun',
  service: 'stock',
  method: 'POST',
  path: '/import/runs/:id/rollback',
});
export const getStockReport = descriptor({
  id: 'getStockReport',
  service: 'stock',
  method: 'GET',
  path: '/import/runs/:id/report',
});
export const downloadStockReport = descriptor({
  id: 'downloadStockReport',
  service: 'stock',
  method: 'GET',
  path: '/import/runs/:id/report.csv',
  produces: 'file',
});
export const listStockSources = descriptor({
  id: 'listStockSources',
  service: 'stock',
  method: 'GET',
  path: '/import/sources',
});
export const createStockSource = descriptor({
  id: 'createStockSource',
  service: 'stock',
  method: 'POST',
  path: '/import/sources',
});
export const updateStockSource = descriptor({
  id: 'updateStockSource',
  service: 'stock',
  method: 'PUT',
  path: '/import/sources/:id',
});
export const deleteStockSource = descriptor({
  id: 'deleteStockSource',
  service: 'stock',
  method: 'DELETE',
  path: '/import/sources/:id',
});
export const listMachineTokens = descriptor({
  id: 'listMachineTokens',
  service: 'stock',
  method: 'GET',
  path: '/import/tokens',
});
export const createMachineToken = descriptor({
  id: 'createMachineToken',
  service: 'stock',
  method: 'POST',
  path: '/import/tokens',
});
export const revokeMachineToken = descriptor({
  id: 'revokeMachineToken',
  service: 'stock',
  method: 'DELETE',
  path: '/import/tokens/:id',
});
export const findStockRecord = descriptor({
  id: 'findStockRecord',
  service: 'stock',
  method: 'GET',
  path: '/import/vehicles',
});
export const editStockRecord = descriptor({
  id: 'editStockRecord',
  service: 'stock',
  method: 'PUT',
  path: '/import/vehicles/:id',
});
export const pushStockVehicles = descriptor({
  id: 'pushStockVehicles',
  service: 'stock',
  method: 'PUT',
  path: '/vehicles',
});
