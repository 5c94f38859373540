import { formatNumber } from '@mawkib/core/locale';
import { Heading, RichText, useLocale } from '@mawkib/ui';
import { useStyles } from '@mawkib/ui/styles';
import type { BlockProps } from '../../model/definition/props.js';
import { BlockSection } from '../../renderer/section/BlockSection.js';
import { BlockTitle } from '../../shared/block-title/BlockTitle.js';
import { levelBelow } from '../../shared/block-title/level-below.js';
import type { textSteps } from './text-steps.definition.js';
import { styles } from './text-steps.styles.js';

export function TextSteps({ fields, groups }: BlockProps<typeof textSteps>) {
  const css = useStyles(styles);
  const { locale } = useLocale();
  return (
    <BlockSection>
      <div className={css.root} data-split={Boolean(fields.title) || undefined}>
        {fields.title && (
          <div className={css.title}>
            <BlockTitle fields={fields} flush />
          </div>
        )}
        {groups.length > 0 && (
          <ol className={css.steps}>
            {groups.map(({ id, notice, fields: { title, paragraph } }, at) => (
              <li key={id} className={css.step} data-notice={notice}>
                <span className={css.number} aria-hidden="true">
                  {formatNumber(at + 1, locale)}
                </span>
                {title && (
                  <Heading className={css.name} level={levelBelow(fields)} size="s">
                    {title}
                  </Heading>
                )}
                <RichText className={css.text} html={paragraph} />
              </li>
            ))}
          </ol>
        )}
      </div>
    </BlockSection>
  );
}
