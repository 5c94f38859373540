import type { Person } from '@mawkib/api-clients/contracts';
import { mayAdminister, mayReadLeads } from '../../session/staff.ts';

interface Area {
  key: 'leads' | 'stock' | 'jobs' | 'audit' | 'person';
  /** Below `/admin`. */
  path: string;
  may(person: Person): boolean;
}

/** The areas of the administration, in the order in which they are shown. */
export const adminAreas: readonly Area[] = [
  { key: 'leads', path: '', may: mayReadLeads },
  { key: 'stock', path: '/stock', may: mayAdminister },
  { key: 'jobs', path: '/jobs', may: mayAdminister },
  { key: 'audit', path: '/audit', may: mayAdminister },
  { key: 'person', path: '/person', may: mayReadLeads },
];
