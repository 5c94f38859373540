import { descriptor } from './descriptor.js';

export const schedulePage = descriptor({
  id: 'schedulePage',
  service: 'content',
  method: 'POST',
  path: '/pages/:id/schedules',
  status: 201,
});
export const listPageSchedules = descriptor({
  id: 'listPageSchedules',
  service: 'content',
  method: 'GET',
  path: '/pages/:id/schedules',
});
export const listSchedules = descriptor({
  id: 'listSchedules',
  service: 'content',
  method: 'GET',
  path: '/page_schedules',
});
export const cancelPageSchedule = descriptor({
  id: 'cancelPageSchedule',
  service: 'content',
  method: 'DELETE',
  path: '/page_schedules/:id',
});
export const createPage = descriptor({
  id: 'createPage',
  service: 'content',
  method: 'POST',
  path: '/pages',
  status: 201,
});
export const updatePageSettings = descriptor({
  id: 'updatePageSettings',
  service: 'content',
  method: 'PUT',
  path: '/pages/:id/settings',
});
export const duplicatePage = descriptor({
  id: 'duplicatePage',
  service: 'content',
  method: 'POST',
  path: '/pages/:id/duplicate',
  status: 201,
});
export const deletePage = descriptor({
  id: 'deletePage',
  service: 'content',
  method: 'DELETE',
  path: '/pages/:id',
});
export const restorePage = descriptor({
  id: 'restorePage',
  service: 'content',
  method: 'POST',
  path: '/pages/:id/restore',
});
export const unpublishPage = descriptor({
  id: 'unpublishPage',
  service: 'content',
  method: 'POST',
  path: '/pages/:id/unpublish',
});
export const listPageVersions = descriptor({
  id: 'listPageVersions',
  service: 'content',
  method: 'GET',
  path: '/pages/:id/versions',
});
export const getPageVersion = descriptor({
  id: 'getPageVersion',
  service: 'content',
  method: 'GET',
  path: '/pages/:id/versions/:version',
});
export const restorePageVersion = descriptor({
  id: 'restorePageVersion',
  service: 'content',
  method: 'POST',
  path: '/pages/:id/versions/:version/restore',
});
export const listPageChanges = descriptor({
  id: 'listPageChanges',
  service: 'content',
  method: 'GET',
  path: '/pages/:id/changes',
});
export const listPages = descriptor({
  id: 'listPages',
  service: 'content',
  method: 'GET',
  path: '/pages',
});
export const getPage = descriptor({
  id: 'getPage',
  service: 'content',
  method: 'GET',
  path: '/pages/:id',
});
export const previewPage = descriptor({
  id: 'previewPage',
  service: 'content',
  method: 'GET',
  path: '/pages/:id/preview',
});
export const savePage = descriptor({
  id: 'savePage',
  service: 'content',
  method: 'PUT',
  path: '/pages/:id',
});
export const publishPage = descriptor({
  id: 'publishPage',
  service: 'content',
  method: 'POST',
  path: '/pages/:id/publish',
});
export const listTemplates = descriptor({
  id: 'listTemplates',
  service: 'content',
  method: 'GET',
  path: '/templates',
});
