import { descriptor } from './descriptor.js';

export const listFormsSettings = descriptor({
  id: 'listFormsSettings',
  service: 'forms',
  method: 'GET',
  path: '/settings',
});
export const createFormsSetting = descriptor({
  id: 'createFormsSetting',
  service: 'forms',
  method: 'POST',
  path: '/settings',
  status: 201,
});
export const deleteFormsSetting = descriptor({
  id: 'deleteFormsSetting',
  service: 'forms',
  method: 'DELETE',
  path: '/settings/:id',
});
export const getActiveIntegration = descriptor({
  id: 'getActiveIntegration',
  service: 'forms',
  method: 'GET',
  path: '/integrations/active_system',
});
export const verifyIntegration = descriptor({
  id: 'verifyIntegration',
  service: 'forms',
  method: 'GET',
  path: '/integrations/verify',
});
export const getFormsOrder = descriptor({
  id: 'getFormsOrder',
  service: 'forms',
  method: 'GET',
  path: '/orders/:number',
});
export const getForm = descriptor({
  id: 'getForm',
  service: 'forms',
  method: 'GET',
  path: '/forms/:id',
});
export const getFormThankYou = descriptor({
  id: 'getFormThankYou',
  service: 'forms',
  method: 'GET',
  path: '/forms/:id/settings/thank_you',
});
export const listLocations = descriptor({
  id: 'listLocations',
  service: 'forms',
  method: 'GET',
  path: '/locations',
});
export const createLocation = descriptor({
  id: 'createLocation',
  service: 'forms',
  method: 'POST',
  path: '/locations',
  status: 201,
});
export const updateLocation = descriptor({
  id: 'updateLocation',
  service: 'forms',
  method: 'PUT',
  path: '/locations/:id',
});
export const deleteLocation = descriptor({
  id: 'deleteLocation',
  service: 'forms',
  method: 'DELETE',
  path: '/locations/:id',
});
export const listForms = descriptor({
  id: 'listForms',
  service: 'forms',
  method: 'GET',
  path: '/forms',
});
export const getFormDraft = descriptor({
  id: 'getFormDraft',
  service: 'forms',
  method: 'GET',
  path: '/forms/:id/draft',
});
export const createForm = descriptor({
  id: 'createForm',
  service: 'forms',
  method: 'POST',
  path: '/forms',
  status: 201,
});
export const updateForm = descriptor({
  id: 'updateForm',
  service: 'forms',
  method: 'PUT',
  path: '/forms/:id',
});
export const deleteForm = descriptor({
  id: 'deleteForm',
  service: 'forms',
  method: 'DELETE',
  path: '/forms/:id',
});
export const getFormNotifications = descriptor({
  id: 'getFormNotifications',
  service: 'forms',
  method: 'GET',
  path: '/forms/:id/settings/notifications',
});
export const getFormConfirmations = descriptor({
  id: 'getFormConfirmations',
  service: 'forms',
  method: 'GET',
  path: '/forms/:id/settings/confirmations',
});
export const getFormIntegrations = descriptor({
  id: 'getFormIntegrations',
  service: 'forms',
  method: 'GET',
  path: '/forms/:id/integrations',
});
export const updateFormIntegrations = descriptor({
  id: 'updateFormIntegrations',
  service: 'forms',
  method: 'PUT',
  path: '/forms/:id/integrations',
});
export const exportForm = descriptor({
  id: 'exportForm',
  service: 'forms',
  method: 'GET',
  path: '/forms/:id/export',
});
export const importForm = descriptor({
  id: 'importForm',
  service: 'forms',
  method: 'POST',
  path: '/forms/import',
  status: 201,
});
export const duplicateForm = descriptor({
  id: 'duplicateForm',
  service: 'forms',
  method: 'POST',
  path: '/forms/:id/duplicate',
  status: 201,
});
