import { isServiceError, type ServiceError } from '@mawkib/api-clients';
import type { InputOf, Operation, ResponseOf } from '@mawkib/api-clients/contracts';
import { useCallback, useEffect, useState } from 'react';
import { useStaff } from '../session/staff.ts';

export type QueryResult<T> =
  | { state: 'loading'; value?: T }
  | { state: 'ready'; value: T }
  | { state: 'failed'; error: ServiceError | null; value?: T };

/** A call's answer while this is shown; what was answered before stays while it is asked anew. */
export function useQuery<O extends Operation>(operation: O, input: InputOf<O>) {
  const { call } = useStaff();
  const [response, setAnswer] = useState<QueryResult<ResponseOf<O>>>({ state: 'loading' });
  const [round, setRound] = useState(0);
  const requested = JSON.stringify(input);
  useEffect(() => {
    void round;
    const stop = new AbortController();
    setAnswer(({ value }) => ({ state: 'loading', value }));
    call(operation, JSON.parse(requested) as InputOf<O>, { signal: stop.signal }).then(
      (value) => setAnswer({ state: 'ready', value }),
      (error: unknown) => {
        if (stop.signal.aborted) return;
        const known = isServiceError(error) ? error : null;
        setAnswer(({ value }) => ({ state: 'failed', error: known, value }));
      },
    );
    return () => stop.abort();
  }, [call, operation, requested, round]);
  return { response, retry: useCallback(() => setRound((before) => before + 1), []) };
}
