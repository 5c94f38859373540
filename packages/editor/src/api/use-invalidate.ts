import type { Operation } from '@mawkib/api-clients/contracts';
import { useQueryClient } from '@tanstack/react-query';

/** Marks the cached responses of operations as stale and refetches those on the screen. */
export function useInvalidate(): (...operations: readonly Operation[]) => void {
  const client = useQueryClient();
  return (...operations) => {
    for (const { id } of operations) void client.invalidateQueries({ queryKey: [id] });
  };
}
