import type { OperationDescriptor } from './operation-descriptor.js';

export const getSession = {
  id: 'getSession',
  service: 'identity',
  method: 'GET',
  path: '/session',
} as const satisfies OperationDescriptor;
export const signOut = {
  id: 'signOut',
  service: 'identity',
  method: 'POST',
  path: '/sign-out',
} as const satisfies OperationDescriptor;
