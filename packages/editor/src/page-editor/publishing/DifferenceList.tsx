import { joinTexts } from '@mawkib/core/locale';
import { useStyles } from '@mawkib/ui/styles';
import { useCatalogue } from '../../blocks/market-blocks.ts';
import { useLanguage, useTexts } from '../../language/use-language.ts';
import { dialogMessages } from '../dialogs/dialog-messages.ts';
import { dialogStyles } from '../dialogs/dialogs.styles.ts';
import { settingsMessages } from '../settings/settings-messages.ts';
import { useBlockName } from '../use-block-name.ts';
import { type BlockDifference, fieldLabel } from './difference.ts';
import type { PageDifference } from './load-difference.ts';

interface DifferenceListProps {
  /** Null if the comparison failed. */
  difference: PageDifference | null;
  isFirst: boolean;
  isNew: boolean;
}

/** Changes that publishing makes, by block. */
export function DifferenceList({ difference, isFirst, isNew }: DifferenceListProps) {
  const css = useStyles(dialogStyles);
  const t = useTexts(dialogMessages);
  const { locale } = useLanguage();
  const words = useTexts(settingsMessages);
  const nameOf = useBlockName();
  const { definitionOf } = useCatalogue();
  const isSame = difference?.blocks.length === 0 && difference.settings.length === 0;
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
      {difference === null && <p>{t('cannot_compare')}</p>}
      {isSame && !isFirst && <p>{isNew ? t('same') : t('already')}</p>}
      {!isFirst && (
        <ul className={`${css.list} ${css.bullets}`}>
          {difference && difference.settings.length > 0 && (
            <li>
              {t('settings_changed', {
                what: joinTexts(difference.settings.map(words), locale),
              })}
            </li>
          )}
          {difference?.blocks.map((one) => (
            <li key={`${one.block} ${one.kind}`}>{sentence(one)}</li>
          ))}
        </ul>
      )}
    </section>
  );
}
