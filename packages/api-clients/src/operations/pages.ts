import type { OperationDescriptor } from './operation-descriptor.js';

export const schedulePage = {
  id: 'schedulePage',
  service: 'content',
  method: 'POST',
  path: '/pages/:id/schedules',
  status: 201,
} as const satisfies OperationDescriptor;
export const listPageSchedules = {
  id: 'listPageSchedules',
  service: 'content',
  method: 'GET',
  path: '/pages/:id/schedules',
} as const satisfies OperationDescriptor;
export const listSchedules = {
  id: 'listSchedules',
  service: 'content',
  method: 'GET',
  path: '/page_schedules',
} as const satisfies OperationDescriptor;
export const cancelPageSchedule = {
  id: 'cancelPageSchedule',
  service: 'content',
  method: 'DELETE',
  path: '/page_schedules/:id',
} as const satisfies OperationDescriptor;
export const listPageTypes = {
  id: 'listPageTypes',
  service: 'content',
  method: 'GET',
  path: '/page_types',
} as const satisfies OperationDescriptor;
export const createPage = {
  id: 'createPage',
  service: 'content',
  method: 'POST',
  path: '/pages',
  status: 201,
} as const satisfies OperationDescriptor;
export const updatePageSettings = {
  id: 'updatePageSettings',
  service: 'content',
  method: 'PUT',
  path: '/pages/:id/settings',
} as const satisfies OperationDescriptor;
export const duplicatePage = {
  id: 'duplicatePage',
  service: 'content',
  method: 'POST',
  path: '/pages/:id/duplicate',
  status: 201,
} as const satisfies OperationDescriptor;
export const deletePage = {
  id: 'deletePage',
  service: 'content',
  method: 'DELETE',
  path: '/pages/:id',
} as const satisfies OperationDescriptor;
export const restorePage = {
  id: 'restorePage',
  service: 'content',
  method: 'POST',
  path: '/pages/:id/restore',
} as const satisfies OperationDescriptor;
export const unpublishPage = {
  id: 'unpublishPage',
  service: 'content',
  method: 'POST',
  path: '/pages/:id/unpublish',
} as const satisfies OperationDescriptor;
export const listPageVersions = {
  id: 'listPageVersions',
  service: 'content',
  method: 'GET',
  path: '/pages/:id/versions',
} as const satisfies OperationDescriptor;
export const getPageVersion = {
  id: 'getPageVersion',
  service: 'content',
  method: 'GET',
  path: '/pages/:id/versions/:version',
} as const satisfies OperationDescriptor;
export const restorePageVersion = {
  id: 'restorePageVersion',
  service: 'content',
  method: 'POST',
  path: '/pages/:id/versions/:version/restore',
} as const satisfies OperationDescriptor;
export const listPageChanges = {
  id: 'listPageChanges',
  service: 'content',
  method: 'GET',
  path: '/pages/:id/changes',
} as const satisfies OperationDescriptor;
export const listPages = {
  id: 'listPages',
  service: 'content',
  method: 'GET',
  path: '/pages',
} as const satisfies OperationDescriptor;
export const getPage = {
  id: 'getPage',
  service: 'content',
  method: 'GET',
  path: '/pages/:id',
} as const satisfies OperationDescriptor;
export const previewPage = {
  id: 'previewPage',
  service: 'content',
  method: 'GET',
  path: '/pages/:id/preview',
} as const satisfies OperationDescriptor;
export const savePage = {
  id: 'savePage',
  service: 'content',
  method: 'PUT',
  path: '/pages/:id',
} as const satisfies OperationDescriptor;
export const publishPage = {
  id: 'publishPage',
  service: 'content',
  method: 'POST',
  path: '/pages/:id/publish',
} as const satisfies OperationDescriptor;
export const listTemplates = {
  id: 'listTemplates',
  service: 'content',
  method: 'GET',
  path: '/templates',
} as const satisfies OperationDescriptor;
export const listDeclaredPrices = {
  id: 'listDeclaredPrices',
  service: 'content',
  method: 'GET',
  path: '/pages/:id/declared_prices',
} as const satisfies OperationDescriptor;
export const declarePrice = {
  id: 'declarePrice',
  service: 'content',
  method: 'POST',
  path: '/pages/:id/declared_prices',
  status: 201,
} as const satisfies OperationDescriptor;
export const withdrawDeclaredPrice = {
  id: 'withdrawDeclaredPrice',
  service: 'content',
  method: 'DELETE',
  path: '/declared_prices/:id',
} as const satisfies OperationDescriptor;
