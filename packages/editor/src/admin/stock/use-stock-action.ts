import { isServiceError, type ServiceError } from '@mawkib/api-clients';
import type { InputOf, Operation, ResponseOf } from '@mawkib/api-clients/contracts';
import { useState } from 'react';
import { failureText } from '../../api/failure-text.ts';
import { say } from '../../controls/toasts.ts';
import { useLanguage } from '../../language/use-language.ts';
import { useStaff } from '../../session/staff.ts';

interface Outcome {
  /** What a toast says once it is done. */
  said?: string;
  timeoutMs?: number;
}

/** One call that changes something: busy meanwhile, a toast afterwards, null where it failed. */
export function useStockAction() {
  const { call } = useStaff();
  const { locale } = useLanguage();
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<ServiceError | null>(null);
  const run = async <O extends Operation>(
    operation: O,
    input: InputOf<O>,
    { said, ...context }: Outcome = {},
  ): Promise<ResponseOf<O> | null> => {
    setBusy(true);
    setError(null);
    try {
      const response = await call(operation, input, context);
      if (said) say(said);
      return response;
    } catch (failure) {
      const known = isServiceError(failure) ? failure : null;
      setError(known);
      say(failureText(known, locale), { kind: 'bad' });
      return null;
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, error, run };
}
