import { Heading, RichText } from '@mawkib/ui';
import { Icon, isIconName } from '@mawkib/ui/icons';
import { useStyles } from '@mawkib/ui/styles';
import type { BlockProps } from '../../model/definition/props.js';
import { BlockSection } from '../../renderer/section/BlockSection.js';
import { BlockTitle } from '../../shared/block-title/BlockTitle.js';
import { levelBelow } from '../../shared/block-title/level-below.js';
import type { iconsTimeline } from './icons-timeline.definition.js';
import { styles } from './icons-timeline.styles.js';

/**
 * Columns of the timeline on a desktop: up to five in one row, otherwise a number that leaves no
 * item alone.
 */
export function timelineColumns(count: number): number {
  if (count <= 5) return Math.max(3, count);
  const even = [5, 4, 3].find((columns) => count % columns === 0);
  return even ?? [4, 5].find((columns) => count % columns > 1) ?? 4;
}

export function IconsTimeline({ fields, groups }: BlockProps<typeof iconsTimeline>) {
  const css = useStyles(styles);
  return (
    <BlockSection>
      <BlockTitle fields={fields} />
      {groups.length > 0 && (
        <ol className={css.line} data-columns={timelineColumns(groups.length)}>
          {groups.map(({ id, notice, fields: { icon, title, paragraph } }) => (
            <li key={id} className={css.station} data-notice={notice}>
              <span className={css.mark} data-bare={!isIconName(icon) || undefined}>
                {icon && <Icon name={icon} size={24} />}
              </span>
              <div className={css.words}>
                {title && (
                  <Heading level={levelBelow(fields)} size="xs">
                    {title}
                  </Heading>
                )}
                <RichText className={css.text} html={paragraph} />
              </div>
            </li>
          ))}
        </ol>
      )}
    </BlockSection>
  );
}
