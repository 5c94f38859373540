import { descriptor } from './descriptor.js';

export const listMedia = descriptor({
  id: 'listMedia',
  service: 'media',
  method: 'GET',
  path: '/library',
});
export const uploadMedia = descriptor({
  id: 'uploadMedia',
  service: 'media',
  method: 'POST',
  path: '/library',
  status: 201,
  consumes: 'file',
});
export const getMedia = descriptor({
  id: 'getMedia',
  service: 'media',
  method: 'GET',
  path: '/library/:id',
});
export const updateMedia = descriptor({
  id: 'updateMedia',
  service: 'media',
  method: 'PUT',
  path: '/library/:id',
});
export const replaceMedia = descriptor({
  id: 'replaceMedia',
  service: 'media',
  method: 'PUT',
  path: '/library/:id/file',
  consumes: 'file',
});
export const deleteMedia = descriptor({
  id: 'deleteMedia',
  service: 'media',
  method: 'DELETE',
  path: '/library/:id',
});
export const getMediaUsage = descriptor({
  id: 'getMediaUsage',
  service: 'media',
  method: 'GET',
  path: '/library/:id/usage',
});
export const getImage = descriptor({
  id: 'getImage',
  service: 'media',
  method: 'GET',
  path: '/api/v2/images/:id',
});
export const listImages = descriptor({
  id: 'listImages',
  service: 'media',
  method: 'GET',
  path: '/api/v2/images',
});
