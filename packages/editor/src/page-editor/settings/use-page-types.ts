import { listPageTypes, type PageType } from '@mawkib/api-clients/contracts';
import { useOperationQuery } from '../../api/use-operation-query.ts';

/** The market's types of pages; none while they are asked for, or when nobody can say. */
export function usePageTypes(): { types: readonly PageType[]; isOpen: boolean } {
  const { data: response } = useOperationQuery(listPageTypes, {});
  const { data = [], meta } = response ?? {};
  return { types: data, isOpen: meta?.isOpen ?? false };
}
