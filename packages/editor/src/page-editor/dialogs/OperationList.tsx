import { describeOperation, type Tree, type TreeOperation } from '@mawkib/blocks/operations';
import { localize } from '@mawkib/core/locale';
import { useStyles } from '@mawkib/ui/styles';
import { useCatalogue } from '../../blocks/market-blocks.ts';
import { useLanguage, useTexts } from '../../language/use-language.ts';
import { pageMessages } from '../page-messages.ts';
import { dialogStyles } from './dialogs.styles.ts';

interface OperationListProps {
  operations: readonly TreeOperation[];
  /** Returns the name of a block by id. */
  tree: Tree;
  max?: number;
}

/** Descriptions of operations, without repetitions. */
export function OperationList({ operations, tree, max = 8 }: OperationListProps) {
  const css = useStyles(dialogStyles);
  const t = useTexts(pageMessages);
  const { locale } = useLanguage();
  const { definitionOf } = useCatalogue();
  const all = operations.map((one) => localize(describeOperation(one, definitionOf, tree), locale));
  const sentences = [...new Set(all)];
  const rest = sentences.length - max;
  return (
    <ul className={`${css.list} ${css.bullets}`}>
      {sentences.slice(0, max).map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
      {rest > 0 && <li>{t('more', { count: rest })}</li>}
    </ul>
  );
}
