import { descriptor } from './descriptor.js';

export const getSession = descriptor({
  id: 'getSession',
  service: 'identity',
  method: 'GET',
  path: '/session',
});
export const signOut = descriptor({
  id: 'signOut',
  service: 'identity',
  method: 'POST',
  path: '/sign-out',
});
