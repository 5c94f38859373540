import type { Person } from '@mawkib/api-clients/contracts/identity';
import { mayAdminister, mayPublish, mayReadLeads } from '../../session/staff.ts';

export interface AdminArea {
  key:
    | 'leads'
    | 'orders'
    | 'stock'
    | 'offers'
    | 'dealers'
    | 'navigation'
    | 'jobs'
    | 'audit'
    | 'person';
  /** Below `/admin`. */
  path: string;
  /** The role that it needs, besides the administrator's. */
  role: 'leads' | 'publisher' | 'admin';
}

/** The areas of the administration, in the order in which they are shown. */
export const adminAreas: readonly AdminArea[] = [
  { key: 'leads', path: '', role: 'leads' },
  { key: 'orders', path: '/orders', role: 'leads' },
  { key: 'stock', path: '/stock', role: 'admin' },
  { key: 'offers', path: '/offers', role: 'publisher' },
  { key: 'dealers', path: '/dealers', role: 'publisher' },
  { key: 'navigation', path: '/navigation', role: 'publisher' },
  { key: 'jobs', path: '/jobs', role: 'admin' },
  { key: 'audit', path: '/audit', role: 'admin' },
  { key: 'person', path: '/person', role: 'leads' },
];

const has = { leads: mayReadLeads, publisher: mayPublish, admin: mayAdminister };

export const mayUse = (person: Person, { role }: AdminArea): boolean => has[role](person);

/** The area of a path below `/admin` (`/offers/1`); the first one is the start. */
export const areaAt = (path: string): AdminArea | undefined =>
  adminAreas.find((area) =>
    area.path === '' ? path === '' || path === '/' : `${path}/`.startsWith(`${area.path}/`),
  );
