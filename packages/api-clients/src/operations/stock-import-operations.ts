import type { OperationDescriptor } from './operation-descriptor.js';

export const listStockMappings = {
  id: 'listStockMappings',
  service: 'stock',
  method: 'GET',
  path: '/import/mappings',
} as const satisfies OperationDescriptor;
export const getStockMapping = {
  id: 'getStockMapping',
  service: 'stock',
  method: 'GET',
  path: '/import/mappings/:name',
} as const satisfies OperationDescriptor;
export const saveStockMapping = {
  id: 'saveStockMapping',
  service: 'stock',
  method: 'PUT',
  path: '/import/mappings/:name',
} as const satisfies OperationDescriptor;
export const deleteStockMapping = {
  id: 'deleteStockMapping',
  service: 'stock',
  method: 'DELETE',
  path: '/import/mappings/:name',
} as const satisfies OperationDescriptor;
export const uploadStockFile = {
  id: 'uploadStockFile',
  service: 'stock',
  method: 'POST',
  path: '/import/files',
  consumes: 'file',
} as const satisfies OperationDescriptor;
export const fetchStockFile = {
  id: 'fetchStockFile',
  service: 'stock',
  method: 'POST',
  path: '/import/sources/:id/file',
} as const satisfies OperationDescriptor;
export const tryStockMapping = {
  id: 'tryStockMapping',
  service: 'stock',
  method: 'POST',
  path: '/import/files/:id/try',
} as const satisfies OperationDescriptor;
export const listPublicationLists = {
  id: 'listPublicationLists',
  service: 'stock',
  method: 'GET',
  path: '/import/publications',
} as const satisfies OperationDescriptor;
export const listStockRuns = {
  id: 'listStockRuns',
  service: 'stock',
  method: 'GET',
  path: '/import/runs',
} as const satisfies OperationDescriptor;
export const getStockRun = {
  id: 'getStockRun',
  service: 'stock',
  method: 'GET',
  path: '/import/runs/:id',
} as const satisfies OperationDescriptor;
export const startStockRun = {
  id: 'startStockRun',
  service: 'stock',
  method: 'POST',
  path: '/import/runs',
  status: 202,
} as const satisfies OperationDescriptor;
export const confirmStockRun = {
  id: 'confirmStockRun',
  service: 'stock',
  method: 'POST',
  path: '/import/runs/:id/confirm',
} as const satisfies OperationDescriptor;
export const cancelStockRun = {
  id: 'cancelStockRun',
  service: 'stock',
  method: 'POST',
  path: '/import/runs/:id/cancel',
} as const satisfies OperationDescriptor;
export const restartStockRun = {
  id: 'restartStockRun',
  service: 'stock',
  method: 'POST',
  path: '/import/runs/:id/restart',
} as const satisfies OperationDescriptor;
export const rollbackStockRun = {
  id: 'rollbackStockRun',
  service: 'stock',
  method: 'POST',
  path: '/import/runs/:id/rollback',
} as const satisfies OperationDescriptor;
export const getStockReport = {
  id: 'getStockReport',
  service: 'stock',
  method: 'GET',
  path: '/import/runs/:id/report',
} as const satisfies OperationDescriptor;
export const downloadStockReport = {
  id: 'downloadStockReport',
  service: 'stock',
  method: 'GET',
  path: '/import/runs/:id/report.csv',
  produces: 'file',
} as const satisfies OperationDescriptor;
export const listStockSources = {
  id: 'listStockSources',
  service: 'stock',
  method: 'GET',
  path: '/import/sources',
} as const satisfies OperationDescriptor;
export const createStockSource = {
  id: 'createStockSource',
  service: 'stock',
  method: 'POST',
  path: '/import/sources',
} as const satisfies OperationDescriptor;
export const updateStockSource = {
  id: 'updateStockSource',
  service: 'stock',
  method: 'PUT',
  path: '/import/sources/:id',
} as const satisfies OperationDescriptor;
export const deleteStockSource = {
  id: 'deleteStockSource',
  service: 'stock',
  method: 'DELETE',
  path: '/import/sources/:id',
} as const satisfies OperationDescriptor;
export const listMachineTokens = {
  id: 'listMachineTokens',
  service: 'stock',
  method: 'GET',
  path: '/import/tokens',
} as const satisfies OperationDescriptor;
export const createMachineToken = {
  id: 'createMachineToken',
  service: 'stock',
  method: 'POST',
  path: '/import/tokens',
} as const satisfies OperationDescriptor;
export const revokeMachineToken = {
  id: 'revokeMachineToken',
  service: 'stock',
  method: 'DELETE',
  path: '/import/tokens/:id',
} as const satisfies OperationDescriptor;
export const findStockRecord = {
  id: 'findStockRecord',
  service: 'stock',
  method: 'GET',
  path: '/import/vehicles',
} as const satisfies OperationDescriptor;
export const editStockRecord = {
  id: 'editStockRecord',
  service: 'stock',
  method: 'PUT',
  path: '/import/vehicles/:id',
} as const satisfies OperationDescriptor;
export const pushStockVehicles = {
  id: 'pushStockVehicles',
  service: 'stock',
  method: 'PUT',
  path: '/vehicles',
} as const satisfies OperationDescriptor;
