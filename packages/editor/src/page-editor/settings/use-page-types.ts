import { listPageTypes, type PageType } from '@mawkib/api-clients/contracts';
import { useQuery } from '../../api/use-answer.ts';

/** The market's types of pages; none while they are asked for, or when nobody can say. */
export function usePageTypes(): { types: readonly PageType[]; isOpen: boolean } {
  const { response } = useQuery(listPageTypes, {});
  const { data = [], meta } = response.value ?? {};
  return { types: data, isOpen: meta?.isOpen ?? false };
}
