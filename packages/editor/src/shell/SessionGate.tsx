import { getSession } from '@mawkib/api-clients/contracts';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import {
  browserRedirects,
  createStaffCall,
  type Session,
  signInAddress,
} from '../api/create-staff-call.ts';
import { LoadFailed } from '../controls/LoadFailed.tsx';
import { Loading } from '../controls/Waiting.tsx';
import { useLanguage } from '../language/use-language.ts';
import { type Staff, StaffContext } from '../session/staff.ts';

type State = { state: 'asking' } | { state: 'failed' } | { state: 'in'; person: Staff['person'] };

/** Shows the editor to whom is signed in; anyone else goes to the sign-in and comes back here. */
export function SessionGate({ children }: { children: ReactNode }) {
  const { locale } = useLanguage();
  const session = useRef<Session>({ csrf: null, locale });
  session.current.locale = locale;
  const [state, setState] = useState<State>({ state: 'asking' });
  const [round, setRound] = useState(0);
  const call = useMemo(
    () => createStaffCall(session.current, browserRedirects(session.current)),
    [],
  );
  useEffect(() => {
    void round;
    call(getSession, {}).then(
      ({ data: { person, csrf } }) => {
        if (!person) return location.assign(signInAddress(location));
        session.current.csrf = csrf;
        setState({ state: 'in', person });
      },
      () => setState({ state: 'failed' }),
    );
  }, [round, call]);
  const staff = useMemo(
    () => (state.state === 'in' ? { person: state.person, call } : null),
    [state, call],
  );
  if (staff) return <StaffContext value={staff}>{children}</StaffContext>;
  if (state.state === 'failed') return <LoadFailed onRetry={() => setRound(round + 1)} />;
  return <Loading />;
}
