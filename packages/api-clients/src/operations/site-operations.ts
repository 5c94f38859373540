import type { OperationDescriptor } from './operation-descriptor.js';

export const listRedirects = {
  id: 'listRedirects',
  service: 'content',
  method: 'GET',
  path: '/redirects',
} as const satisfies OperationDescriptor;
export const createRedirect = {
  id: 'createRedirect',
  service: 'content',
  method: 'POST',
  path: '/redirects',
  status: 201,
} as const satisfies OperationDescriptor;
export const updateRedirect = {
  id: 'updateRedirect',
  service: 'content',
  method: 'PUT',
  path: '/redirects/:id',
} as const satisfies OperationDescriptor;
export const deleteRedirect = {
  id: 'deleteRedirect',
  service: 'content',
  method: 'DELETE',
  path: '/redirects/:id',
} as const satisfies OperationDescriptor;
export const listSiteSettings = {
  id: 'listSiteSettings',
  service: 'content',
  method: 'GET',
  path: '/site_settings',
} as const satisfies OperationDescriptor;
export const getSiteSetting = {
  id: 'getSiteSetting',
  service: 'content',
  method: 'GET',
  path: '/site_settings/:key',
} as const satisfies OperationDescriptor;
export const listSettingVersions = {
  id: 'listSettingVersions',
  service: 'content',
  method: 'GET',
  path: '/site_settings/:key/versions',
} as const satisfies OperationDescriptor;
export const saveSiteSetting = {
  id: 'saveSiteSetting',
  service: 'content',
  method: 'PUT',
  path: '/site_settings/:key',
} as const satisfies OperationDescriptor;
export const deleteSiteSetting = {
  id: 'deleteSiteSetting',
  service: 'content',
  method: 'DELETE',
  path: '/site_settings/:key',
} as const satisfies OperationDescriptor;
export const listStaffMetaheads = {
  id: 'listStaffMetaheads',
  service: 'content',
  method: 'GET',
  path: '/staff_metaheads',
} as const satisfies OperationDescriptor;
export const createMetahead = {
  id: 'createMetahead',
  service: 'content',
  method: 'POST',
  path: '/staff_metaheads',
  status: 201,
} as const satisfies OperationDescriptor;
export const updateMetahead = {
  id: 'updateMetahead',
  service: 'content',
  method: 'PUT',
  path: '/staff_metaheads/:id',
} as const satisfies OperationDescriptor;
export const deleteMetahead = {
  id: 'deleteMetahead',
  service: 'content',
  method: 'DELETE',
  path: '/staff_metaheads/:id',
} as const satisfies OperationDescriptor;
export const orderMetaheads = {
  id: 'orderMetaheads',
  service: 'content',
  method: 'PUT',
  path: '/metahead_order',
} as const satisfies OperationDescriptor;
export const listStaffDealers = {
  id: 'listStaffDealers',
  service: 'content',
  method: 'GET',
  path: '/staff_dealers',
} as const satisfies OperationDescriptor;
export const updateDealer = {
  id: 'updateDealer',
  service: 'content',
  method: 'PUT',
  path: '/staff_dealers/:id',
} as const satisfies OperationDescriptor;
export const listStaffNavEntries = {
  id: 'listStaffNavEntries',
  service: 'content',
  method: 'GET',
  path: '/staff_nav_entries',
} as const satisfies OperationDescriptor;
export const createNavEntry = {
  id: 'createNavEntry',
  service: 'content',
  method: 'POST',
  path: '/staff_nav_entries',
  status: 201,
} as const satisfies OperationDescriptor;
export const updateNavEntry = {
  id: 'updateNavEntry',
  service: 'content',
  method: 'PUT',
  path: '/staff_nav_entries/:id',
} as const satisfies OperationDescriptor;
export const deleteNavEntry = {
  id: 'deleteNavEntry',
  service: 'content',
  method: 'DELETE',
  path: '/staff_nav_entries/:id',
} as const satisfies OperationDescriptor;
export const orderNavEntries = {
  id: 'orderNavEntries',
  service: 'content',
  method: 'PUT',
  path: '/nav_entry_order/:area',
} as const satisfies OperationDescriptor;
