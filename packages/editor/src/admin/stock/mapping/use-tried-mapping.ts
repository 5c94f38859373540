import type { ResponseOf } from '@mawkib/api-clients/contracts';
import { type ImportFile, tryStockMapping } from '@mawkib/api-clients/contracts/stock';
import type { FeedMapping } from '@mawkib/stock-locator/feed';
import { useEffect, useState } from 'react';
import { useStaff } from '../../../session/staff.ts';

export type TriedMapping = ResponseOf<typeof tryStockMapping>['data'];

const pauseMs = 350;
const rows = 20;

/**
 * Preview of the first rows of the file, refreshed (debounced) after each change. The last
 * result stays while the next one loads; undefined before the first.
 */
export function useTriedMapping(
  file: ImportFile | undefined,
  mapping: FeedMapping,
  source_id: string | undefined,
): TriedMapping | undefined {
  const { call } = useStaff();
  const [tried, setTried] = useState<TriedMapping>();
  const id = file?.id;
  useEffect(() => {
    if (!id) return;
    const stop = new AbortController();
    const timer = setTimeout(() => {
      call(
        tryStockMapping,
        { params: { id }, body: { mapping, rows, ...(source_id && { source_id }) } },
        { signal: stop.signal },
      ).then(
        ({ data }) => setTried(data),
        // The table keeps its last rows. The error is shown when saving.
        () => {},
      );
    }, pauseMs);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [call, id, mapping, source_id]);
  return tried;
}
