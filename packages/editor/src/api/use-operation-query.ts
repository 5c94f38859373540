import type { InputOf, Operation, ResponseOf } from '@mawkib/api-clients/contracts';
import { keepPreviousData, type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useStaff } from '../session/staff.ts';

/** Interval of polled queries, in milliseconds. */
const pollIntervalMs = 4000;

interface QueryOptions<R> {
  /** Refetches every few seconds while the window is visible. Default false. */
  poll?: boolean | ((response: R) => boolean);
  /** Removes the response from the cache with its last component, for data that is edited. Default false. */
  fresh?: boolean;
}

/**
 * The response of an operation, cached under `[operation.id, input]`. The previous response stays as
 * placeholder while a changed input loads. The language is not part of the key: an operation with a
 * localized response takes it in its input.
 */
export function useOperationQuery<O extends Operation>(
  operation: O,
  input: InputOf<O>,
  { poll = false, fresh = false }: QueryOptions<ResponseOf<O>> = {},
): UseQueryResult<ResponseOf<O>> {
  const { call } = useStaff();
  return useQuery<ResponseOf<O>>({
    queryKey: [operation.id, input],
    queryFn: ({ signal }) => call(operation, input, { signal }),
    // `never`: TypeScript cannot resolve the option's type for a generic response.
    placeholderData: keepPreviousData as never,
    refetchOnWindowFocus: poll !== false,
    refetchInterval: ({ state: { data } }) => {
      const isPolling = typeof poll === 'function' ? data !== undefined && poll(data) : poll;
      return isPolling && pollIntervalMs;
    },
    ...(fresh && { gcTime: 0, staleTime: Number.POSITIVE_INFINITY }),
  });
}
