import { listPageTypes, type PageType } from '@mawkib/api-clients/contracts';
import { useAnswer } from '../../api/use-answer.ts';

/** The market's types of pages; none while they are asked for, or when nobody can say. */
export function usePageTypes(): { types: readonly PageType[]; isOpen: boolean } {
  const { answer } = useAnswer(listPageTypes, {});
  const { data = [], meta } = answer.value ?? {};
  return { types: data, isOpen: meta?.isOpen ?? false };
}
