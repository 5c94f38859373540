import { isServiceError, type ServiceError } from '@mawkib/api-clients';
import type { AnswerOf, InputOf, Operation } from '@mawkib/api-clients/contracts';
import { useCallback, useEffect, useState } from 'react';
import { useStaff } from '../session/staff.ts';

export type Answer<T> =
  | { state: 'loading'; value?: T }
  | { state: 'ready'; value: T }
  | { state: 'failed'; error: ServiceError | null; value?: T };

/** A call's answer while this is shown; what was answered before stays while it is asked anew. */
export function useAnswer<O extends Operation>(operation: O, input: InputOf<O>) {
  const { call } = useStaff();
  const [answer, setAnswer] = useState<Answer<AnswerOf<O>>>({ state: 'loading' });
  const [round, setRound] = useState(0);
  const asked = JSON.stringify(input);
  useEffect(() => {
    void round;
    const stop = new AbortController();
    setAnswer(({ value }) => ({ state: 'loading', value }));
    call(operation, JSON.parse(asked) as InputOf<O>, { signal: stop.signal }).then(
      (value) => setAnswer({ state: 'ready', value }),
      (error: unknown) => {
        if (stop.signal.aborted) return;
        const known = isServiceError(error) ? error : null;
        setAnswer(({ value }) => ({ state: 'failed', error: known, value }));
      },
    );
    return () => stop.abort();
  }, [call, operation, asked, round]);
  return { answer, retry: useCallback(() => setRound((before) => before + 1), []) };
}
