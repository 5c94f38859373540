import type { OperationDescriptor } from './operation-descriptor.js';

export const getNavigation = {
  id: 'getNavigation',
  service: 'navigation',
  method: 'GET',
  path: '/naas/nav.:options.json',
} as const satisfies OperationDescriptor;
export const getPlacedNavigation = {
  id: 'getPlacedNavigation',
  service: 'navigation',
  method: 'GET',
  path: '/placed',
} as const satisfies OperationDescriptor;
