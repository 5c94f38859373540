import { formatNumber } from '@mawkib/core/locale';
import {
  ButtonGroup,
  Heading,
  type HeadingLevel,
  Icon,
  Picture,
  RichText,
  useLocale,
} from '@mawkib/ui';
import { useStyles } from '@mawkib/ui/styles';
import type { BlockProps } from '../../model/definition/props.js';
import { linkValues } from '../../renderer/section/ui-props.js';
import type { hotspotsContainer } from './hotspots-container.definition.js';
import { messages } from './hotspots-container.messages.js';
import { popoverWidth, styles } from './hotspots-container.styles.js';
import { placePopover } from './place-popover.js';

export interface HotspotProps {
  group: BlockProps<typeof hotspotsContainer>['groups'][number];
  number: number;
  level: HeadingLevel;
  /** Id of the popover; without one the content is in the page. */
  popover?: string | undefined;
  /** Id of the point that opens it. */
  point: string;
  onToggle: (isOpen: boolean) => void;
}

/** The content of a point: beside it on a wide screen, at the bottom of a phone. */
export function Hotspot({ group, number, level, popover, point, onToggle }: HotspotProps) {
  const css = useStyles(styles);
  const { locale } = useLocale();
  const t = messages(locale);
  const { title, paragraph, image, 'rdx-link': link } = group.fields;
  const name = `${point}-name`;
  return (
    <div
      id={popover}
      popover={popover ? 'auto' : undefined}
      role="group"
      aria-labelledby={name}
      className={css.content}
      data-notice={group.notice}
      onBeforeToggle={({ currentTarget, newState }) => {
        const marker = document.getElementById(point);
        if (newState === 'open' && marker) placePopover(currentTarget, marker, popoverWidth);
      }}
      onToggle={({ newState }) => onToggle(newState === 'open')}
    >
      <div className={css.head}>
        <Heading id={name} level={level} size="s" className={css.name}>
          <bdi className={css.number}>{formatNumber(number, locale)}</bdi>
          {title ? <span>{title}</span> : null}
        </Heading>
        {popover && (
          <button
            type="button"
            className={css.close}
            aria-label={t('close')}
            popoverTarget={popover}
            popoverTargetAction="hide"
          >
            <Icon name="close" size={20} />
          </button>
        )}
      </div>
      {image && <Picture image={image} sizes="(min-width: 741px) 352px, 100vw" />}
      <RichText html={paragraph} />
      <ButtonGroup links={linkValues(link)} kind="tertiary" />
    </div>
  );
}
