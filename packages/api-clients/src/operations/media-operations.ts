import type { OperationDescriptor } from './operation-descriptor.js';

export const listMedia = {
  id: 'listMedia',
  service: 'media',
  method: 'GET',
  path: '/library',
} as const satisfies OperationDescriptor;
export const uploadMedia = {
  id: 'uploadMedia',
  service: 'media',
  method: 'POST',
  path: '/library',
  status: 201,
  consumes: 'file',
} as const satisfies OperationDescriptor;
export const getMedia = {
  id: 'getMedia',
  service: 'media',
  method: 'GET',
  path: '/library/:id',
} as const satisfies OperationDescriptor;
export const updateMedia = {
  id: 'updateMedia',
  service: 'media',
  method: 'PUT',
  path: '/library/:id',
} as const satisfies OperationDescriptor;
export const replaceMedia = {
  id: 'replaceMedia',
  service: 'media',
  method: 'PUT',
  path: '/library/:id/file',
  consumes: 'file',
} as const satisfies OperationDescriptor;
export const deleteMedia = {
  id: 'deleteMedia',
  service: 'media',
  method: 'DELETE',
  path: '/library/:id',
} as const satisfies OperationDescriptor;
export const getMediaUsage = {
  id: 'getMediaUsage',
  service: 'media',
  method: 'GET',
  path: '/library/:id/usage',
} as const satisfies OperationDescriptor;
export const getImage = {
  id: 'getImage',
  service: 'media',
  method: 'GET',
  path: '/api/v2/images/:id',
} as const satisfies OperationDescriptor;
export const listImages = {
  id: 'listImages',
  service: 'media',
  method: 'GET',
  path: '/api/v2/images',
} as const satisfies OperationDescriptor;
