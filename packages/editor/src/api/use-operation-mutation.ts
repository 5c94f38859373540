import { isServiceError, type ServiceError } from '@mawkib/api-clients';
import type { InputOf, Operation, ResponseOf } from '@mawkib/api-clients/contracts';
import { useMutation } from '@tanstack/react-query';
import { showToast } from '../controls/show-toast.ts';
import { useLanguage } from '../language/use-language.ts';
import { useStaff } from '../session/staff.ts';
import { failureText } from './failure-text.ts';
import { useInvalidate } from './use-invalidate.ts';

interface RunOptions {
  /** Shown in a toast on success. Default: no toast. */
  successMessage?: string;
  timeoutMs?: number;
}

interface Variables extends RunOptions {
  operation: Operation;
  input: InputOf<Operation>;
}

/**
 * `run` calls an operation and resolves to its response, or to null after an error, which a toast
 * reports. Calls other than GET refetch the responses of `affected`, also after an error.
 */
export function useOperationMutation(affected: readonly Operation[] = []) {
  const { call } = useStaff();
  const { locale } = useLanguage();
  const invalidate = useInvalidate();
  const { isPending, error, mutateAsync } = useMutation({
    mutationFn: ({ operation, input, timeoutMs }: Variables) =>
      call(operation, input, timeoutMs === undefined ? {} : { timeoutMs }),
    onSuccess: (_response, { successMessage }) => {
      if (successMessage) showToast(successMessage);
    },
    onError: (error) => showToast(failureText(error, locale), { kind: 'error' }),
    onSettled: (_response, _error, { operation }) => {
      if (operation.method !== 'GET') invalidate(...affected);
    },
  });
  const run = <O extends Operation>(
    operation: O,
    input: InputOf<O>,
    options: RunOptions = {},
  ): Promise<ResponseOf<O> | null> =>
    mutateAsync({ operation, input: input as InputOf<Operation>, ...options }).then(
      (response) => response as ResponseOf<O>,
      () => null,
    );
  const serviceError: ServiceError | null = isServiceError(error) ? error : null;
  return { isBusy: isPending, error: serviceError, run };
}
