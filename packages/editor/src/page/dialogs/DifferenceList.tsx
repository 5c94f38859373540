import { joinTexts } from '@mawkib/core/locale';
import { useSheet } from '@mawkib/ui/styles';
import { useCatalogue } from '../../blocks/market-blocks.ts';
import { useLanguage, useTexts } from '../../language/language.ts';
import { useBlockName } from '../use-block-name.ts';
import { dialogMessages } from './dialog-messages.ts';
import { dialogStyles } from './dialogs.styles.ts';
import { type BlockDifference, fieldLabel } from './difference.ts';

interface DifferenceListProps {
  /** Null when they could not be found out. */
  differences: readonly BlockDifference[] | null;
  isFirst: boolean;
  isNew: boolean;
}

/** What publishing changes, block by block. */
export function DifferenceList({ differences, isFirst, isNew }: DifferenceListProps) {
  const css = useSheet(dialogStyles);
  const t = useTexts(dialogMessages);
  const { locale } = useLanguage();
  const nameOf = useBlockName();
  const { definitionOf } = useCatalogue();
  const sentence = (one: BlockDifference) => {
    const block = nameOf(one);
    if (one.kind !== 'changed') return t(`block_${one.kind}`, { block });
    const labels = one.fields.map((field) => fieldLabel({ ...one, field }, locale, definitionOf));
    const what = joinTexts([...labels, one.items && t('items')], locale);
    return t('block_changed', { block, what });
  };
  return (
    <section className={css.group}>
      <h3 className={css.heading}>{t('what_changes')}</h3>
      {isFirst && <p>{t('first_time')}</p>}
      {differences === null && <p>{t('cannot_compare')}</p>}
      {differences?.length === 0 && !isFirst && <p>{isNew ? t('same') : t('already')}</p>}
      {!isFirst && (
        <ul className={`${css.list} ${css.bullets}`}>
          {differences?.map((one) => (
            <li key={`${one.block} ${one.kind}`}>{sentence(one)}</li>
          ))}
        </ul>
      )}
    </section>
  );
}
