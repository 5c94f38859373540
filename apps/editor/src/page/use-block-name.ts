import { definitionOf } from '@mawkib/blocks/definitions';
import type { StoredBlock } from '@mawkib/blocks/model';
import { useCallback } from 'react';
import { useLanguage } from '../language/language.ts';

/** How a block is called; its key where this editor does not know it. */
export function useBlockName() {
  const { locale } = useLanguage();
  return useCallback(
    ({ template }: Pick<StoredBlock, 'template'>) =>
      definitionOf(template)?.name[locale] ?? template,
    [locale],
  );
}
