import type { Call } from '@mawkib/api-clients';
import type { Person } from '@mawkib/api-clients/contracts/identity';
import { createContext, use } from 'react';

export interface Staff {
  person: Person;
  call: Call;
}

export const StaffContext = createContext<Staff | null>(null);

export function useStaff(): Staff {
  const staff = use(StaffContext);
  if (!staff) throw new Error('useStaff: render inside <SessionGate>.');
  return staff;
}

export const mayPublish = ({ roles }: Person) =>
  roles.some((role) => role === 'publisher' || role === 'admin');
export const mayEditPages = ({ roles }: Person) =>
  roles.some((role) => role === 'editor' || role === 'publisher' || role === 'admin');
export const mayReadLeads = ({ roles }: Person) =>
  roles.some((role) => role === 'leads' || role === 'admin');
export const mayAdminister = ({ roles }: Person) => roles.includes('admin');
