import { isServiceError } from '@mawkib/api-clients';
import type { InputOf, Operation } from '@mawkib/api-clients/contracts';
import { getStaffOrder, listStaffOrders } from '@mawkib/api-clients/contracts/staff';
import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { failureText } from '../../../api/failure-text.ts';
import { useInvalidate } from '../../../api/use-invalidate.ts';
import { showToast } from '../../../controls/show-toast.ts';
import { useLanguage } from '../../../language/use-language.ts';
import { useStaff } from '../../../session/staff.ts';

interface ActionOptions {
  /** Shown once it is done. */
  done: string;
  onDone(): void;
  /** Operations with responses that change. Default: the orders. */
  affected?: readonly Operation[];
}

/**
 * One change by staff. A repeated `run` with the same input has the same idempotency key, so that a
 * change is made once even if its response was lost. `error` stays until the next `run`.
 */
export function useOrderAction<O extends Operation>(
  operation: O,
  { done, onDone, affected = [getStaffOrder, listStaffOrders] }: ActionOptions,
) {
  const { call } = useStaff();
  const { locale } = useLanguage();
  const invalidate = useInvalidate();
  const sent = useRef({ input: '', key: '' });
  const { isPending, error, mutate } = useMutation({
    mutationFn: (input: InputOf<O>) => {
      const text = JSON.stringify(input);
      if (sent.current.input !== text) sent.current = { input: text, key: crypto.randomUUID() };
      return call(operation, input, { idempotencyKey: sent.current.key });
    },
    onSuccess: () => {
      showToast(done);
      onDone();
    },
    onError: (failure) => {
      // After an error that the service reported, the same input is a new attempt.
      if (isServiceError(failure) && failure.problem) sent.current = { input: '', key: '' };
    },
    onSettled: () => invalidate(...affected),
  });
  return {
    isBusy: isPending,
    error: error ? errorText(error, locale) : undefined,
    run: (input: InputOf<O>) => {
      if (!isPending) mutate(input);
    },
  };
}

/** The first message about a field, else that of the error. */
const errorText = (error: unknown, locale: Parameters<typeof failureText>[1]): string =>
  (isServiceError(error) && error.problem?.errors?.[0]?.message) || failureText(error, locale);
