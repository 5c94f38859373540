import type { OperationDescriptor } from './operation-descriptor.js';

export const listFormsSettings = {
  id: 'listFormsSettings',
  service: 'forms',
  method: 'GET',
  path: '/settings',
} as const satisfies OperationDescriptor;
export const createFormsSetting = {
  id: 'createFormsSetting',
  service: 'forms',
  method: 'POST',
  path: '/settings',
  status: 201,
} as const satisfies OperationDescriptor;
export const deleteFormsSetting = {
  id: 'deleteFormsSetting',
  service: 'forms',
  method: 'DELETE',
  path: '/settings/:id',
} as const satisfies OperationDescriptor;
export const getActiveIntegration = {
  id: 'getActiveIntegration',
  service: 'forms',
  method: 'GET',
  path: '/integrations/active_system',
} as const satisfies OperationDescriptor;
export const verifyIntegration = {
  id: 'verifyIntegration',
  service: 'forms',
  method: 'GET',
  path: '/integrations/verify',
} as const satisfies OperationDescriptor;
export const getFormsOrder = {
  id: 'getFormsOrder',
  service: 'forms',
  method: 'GET',
  path: '/orders/:number',
} as const satisfies OperationDescriptor;
export const getForm = {
  id: 'getForm',
  service: 'forms',
  method: 'GET',
  path: '/forms/:id',
} as const satisfies OperationDescriptor;
export const getFormThankYou = {
  id: 'getFormThankYou',
  service: 'forms',
  method: 'GET',
  path: '/forms/:id/settings/thank_you',
} as const satisfies OperationDescriptor;
export const listLocations = {
  id: 'listLocations',
  service: 'forms',
  method: 'GET',
  path: '/locations',
} as const satisfies OperationDescriptor;
export const createLocation = {
  id: 'createLocation',
  service: 'forms',
  method: 'POST',
  path: '/locations',
  status: 201,
} as const satisfies OperationDescriptor;
export const updateLocation = {
  id: 'updateLocation',
  service: 'forms',
  method: 'PUT',
  path: '/locations/:id',
} as const satisfies OperationDescriptor;
export const deleteLocation = {
  id: 'deleteLocation',
  service: 'forms',
  method: 'DELETE',
  path: '/locations/:id',
} as const satisfies OperationDescriptor;
export const listForms = {
  id: 'listForms',
  service: 'forms',
  method: 'GET',
  path: '/forms',
} as const satisfies OperationDescriptor;
export const getFormDraft = {
  id: 'getFormDraft',
  service: 'forms',
  method: 'GET',
  path: '/forms/:id/draft',
} as const satisfies OperationDescriptor;
export const createForm = {
  id: 'createForm',
  service: 'forms',
  method: 'POST',
  path: '/forms',
  status: 201,
} as const satisfies OperationDescriptor;
export const updateForm = {
  id: 'updateForm',
  service: 'forms',
  method: 'PUT',
  path: '/forms/:id',
} as const satisfies OperationDescriptor;
export const deleteForm = {
  id: 'deleteForm',
  service: 'forms',
  method: 'DELETE',
  path: '/forms/:id',
} as const satisfies OperationDescriptor;
export const getFormNotifications = {
  id: 'getFormNotifications',
  service: 'forms',
  method: 'GET',
  path: '/forms/:id/settings/notifications',
} as const satisfies OperationDescriptor;
export const getFormConfirmations = {
  id: 'getFormConfirmations',
  service: 'forms',
  method: 'GET',
  path: '/forms/:id/settings/confirmations',
} as const satisfies OperationDescriptor;
export const getFormIntegrations = {
  id: 'getFormIntegrations',
  service: 'forms',
  method: 'GET',
  path: '/forms/:id/integrations',
} as const satisfies OperationDescriptor;
export const updateFormIntegrations = {
  id: 'updateFormIntegrations',
  service: 'forms',
  method: 'PUT',
  path: '/forms/:id/integrations',
} as const satisfies OperationDescriptor;
export const exportForm = {
  id: 'exportForm',
  service: 'forms',
  method: 'GET',
  path: '/forms/:id/export',
} as const satisfies OperationDescriptor;
export const importForm = {
  id: 'importForm',
  service: 'forms',
  method: 'POST',
  path: '/forms/import',
  status: 201,
} as const satisfies OperationDescriptor;
export const duplicateForm = {
  id: 'duplicateForm',
  service: 'forms',
  method: 'POST',
  path: '/forms/:id/duplicate',
  status: 201,
} as const satisfies OperationDescriptor;
