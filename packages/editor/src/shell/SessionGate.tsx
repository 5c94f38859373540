import { getSession } from '@mawkib/api-clients/contracts/identity';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo, useRef } from 'react';
import {
  browserRedirects,
  createStaffCall,
  type Session,
  signInAddress,
} from '../api/create-staff-call.ts';
import { LoadFailed } from '../controls/LoadFailed.tsx';
import { Loading } from '../controls/Loading.tsx';
import { useLanguage } from '../language/use-language.ts';
import { StaffContext } from '../session/staff.ts';

/** Renders the editor for signed-in staff; redirects anyone else to the sign-in and back. */
export function SessionGate({ children }: { children: ReactNode }) {
  const { locale } = useLanguage();
  const session = useRef<Session>({ csrf: null, locale });
  session.current.locale = locale;
  const call = useMemo(
    () => createStaffCall(session.current, browserRedirects(session.current)),
    [],
  );
  const { data, isError, refetch } = useQuery({
    queryKey: [getSession.id],
    queryFn: async ({ signal }) => {
      const { person, csrf } = (await call(getSession, {}, { signal })).data;
      session.current.csrf = csrf;
      if (!person) location.assign(signInAddress(location));
      return person;
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
  const staff = useMemo(() => (data ? { person: data, call } : null), [data, call]);
  if (staff) return <StaffContext value={staff}>{children}</StaffContext>;
  if (isError) return <LoadFailed onRetry={refetch} />;
  return <Loading />;
}
