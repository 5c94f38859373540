import { descriptor } from './descriptor.js';

export const getNavigation = descriptor({
  id: 'getNavigation',
  service: 'navigation',
  method: 'GET',
  path: '/naas/nav.:options.json',
});
export const getPlacedNavigation = descriptor({
  id: 'getPlacedNavigation',
  service: 'navigation',
  method: 'GET',
  path: '/placed',
});
