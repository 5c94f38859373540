import type { StoredBlock } from '@mawkib/blocks/model';
import { localize } from '@mawkib/core/locale';
import { useCallback } from 'react';
import { useCatalogue } from '../blocks/market-blocks.ts';
import { useLanguage } from '../language/use-language.ts';

/** Name of a block; its key if its definition is unknown. */
export function useBlockName() {
  const { locale } = useLanguage();
  const { definitionOf } = useCatalogue();
  return useCallback(
    ({ template }: Pick<StoredBlock, 'template'>) =>
      localize(definitionOf(template)?.name, locale) || template,
    [locale, definitionOf],
  );
}
