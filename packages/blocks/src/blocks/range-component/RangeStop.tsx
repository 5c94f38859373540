import { formatNumber } from '@mawkib/core/locale';
import { Picture, RichText, useLocale } from '@mawkib/ui';
import { useStyles } from '@mawkib/ui/styles';
import type { BlockProps } from '../../model/definition/props.js';
import type { rangeComponent } from './range-component.definition.js';
import { styles } from './range-component.styles.js';

interface RangeStopProps {
  group: BlockProps<typeof rangeComponent>['groups'][number];
  /** Hidden, but rendered for use without a script. */
  away: boolean;
  eager: boolean;
}

export function RangeStop({ group, away, eager }: RangeStopProps) {
  const css = useStyles(styles);
  const { locale } = useLocale();
  const { label, range, image, paragraph } = group.fields;
  return (
    <div
      className={css.stop}
      data-away={away || undefined}
      data-picture={Boolean(image) || undefined}
      data-notice={group.notice}
    >
      {image && <Picture image={image} sizes="(min-width: 1024px) 58vw, 100vw" eager={eager} />}
      <div className={css.words}>
        {label && <p className={css.label}>{label}</p>}
        {range !== undefined && (
          <p className={css.value}>
            <bdi>{formatNumber(range, locale)}</bdi>
          </p>
        )}
        <RichText html={paragraph} />
      </div>
    </div>
  );
}
