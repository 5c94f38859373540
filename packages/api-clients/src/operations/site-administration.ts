import { descriptor } from './descriptor.js';

export const listRedirects = descriptor({
  id: 'listRedirects',
  service: 'content',
  method: 'GET',
  path: '/redirects',
});
export const createRedirect = descriptor({
  id: 'createRedirect',
  service: 'content',
  method: 'POST',
  path: '/redirects',
  status: 201,
});
export const updateRedirect = descriptor({
  id: 'updateRedirect',
  service: 'content',
  method: 'PUT',
  path: '/redirects/:id',
});
export const deleteRedirect = descriptor({
  id: 'deleteRedirect',
  service: 'content',
  method: 'DELETE',
  path: '/redirects/:id',
});
export const listSiteSettings = descriptor({
  id: 'listSiteSettings',
  service: 'content',
  method: 'GET',
  path: '/site_settings',
});
export const getSiteSetting = descriptor({
  id: 'getSiteSetting',
  service: 'content',
  method: 'GET',
  path: '/site_settings/:key',
});
export const listSettingVersions = descriptor({
  id: 'listSettingVersions',
  service: 'content',
  method: 'GET',
  path: '/site_settings/:key/versions',
});
export const saveSiteSetting = descriptor({
  id: 'saveSiteSetting',
  service: 'content',
  method: 'PUT',
  path: '/site_settings/:key',
});
export const deleteSiteSetting = descriptor({
  id: 'deleteSiteSetting',
  service: 'content',
  method: 'DELETE',
  path: '/site_settings/:key',
});
export const listStaffMetaheads = descriptor({
  id: 'listStaffMetaheads',
  service: 'content',
  method: 'GET',
  path: '/staff_metaheads',
});
export const createMetahead = descriptor({
  id: 'createMetahead',
  service: 'content',
  method: 'POST',
  path: '/staff_metaheads',
  status: 201,
});
export const updateMetahead = descriptor({
  id: 'updateMetahead',
  service: 'content',
  method: 'PUT',
  path: '/staff_metaheads/:id',
});
export const deleteMetahead = descriptor({
  id: 'deleteMetahead',
  service: 'content',
  method: 'DELETE',
  path: '/staff_metaheads/:id',
});
export const orderMetaheads = descriptor({
  id: 'orderMetaheads',
  service: 'content',
  method: 'PUT',
  path: '/metahead_order',
});
export const listStaffNavEntries = descriptor({
  id: 'listStaffNavEntries',
  service: 'content',
  method: 'GET',
  path: '/staff_nav_entries',
});
export const createNavEntry = descriptor({
  id: 'createNavEntry',
  service: 'content',
  method: 'POST',
  path: '/staff_nav_entries',
  status: 201,
});
export const updateNavEntry = descriptor({
  id: 'updateNavEntry',
  service: 'content',
  method: 'PUT',
  path: '/staff_nav_entries/:id',
});
export const deleteNavEntry = descriptor({
  id: 'deleteNavEntry',
  service: 'content',
  method: 'DELETE',
  path: '/staff_nav_entries/:id',
});
export const orderNavEntries = descriptor({
  id: 'orderNavEntries',
  service: 'content',
  method: 'PUT',
  path: '/nav_entry_order/:area',
});
