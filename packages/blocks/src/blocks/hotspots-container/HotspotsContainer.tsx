import { formatNumber } from '@mawkib/core/locale';
import { Picture, useLocale } from '@mawkib/ui';
import { useStyles } from '@mawkib/ui/styles';
import { type CSSProperties, useRef, useState } from 'react';
import type { BlockProps } from '../../model/definition/props.js';
import { BlockSection } from '../../renderer/section/BlockSection.js';
import { BlockTitle } from '../../shared/block-title/BlockTitle.js';
import { levelBelow } from '../../shared/block-title/level-below.js';
import { Hotspot } from './Hotspot.js';
import type { hotspotsContainer } from './hotspots-container.definition.js';
import { messages } from './hotspots-container.messages.js';
import { markerSize, styles } from './hotspots-container.styles.js';
import { onPicture, spreadPoints } from './spread-points.js';
import { usePictureSize } from './use-picture-size.js';

/** Px between the middles of two points. */
const gap = markerSize + 4;

export function HotspotsContainer({
  id,
  index,
  fields,
  groups,
}: BlockProps<typeof hotspotsContainer>) {
  const css = useStyles(styles);
  const { locale, dir } = useLocale();
  const t = messages(locale);
  const stage = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState<string>();
  const size = usePictureSize(stage);
  const fromStart = (x: number) => (dir === 'rtl' ? 100 - x : x);
  const points = groups
    .map((group) => ({
      group,
      place: onPicture({ x: group.fields.x ?? 50, y: group.fields.y ?? 50 }),
    }))
    .sort(
      (one, other) =>
        one.place.y - other.place.y || fromStart(one.place.x) - fromStart(other.place.x),
    );
  const offsets = spreadPoints(
    points.map(({ place }) => place),
    size,
    gap,
  );
  const level = levelBelow(fields);
  return (
    <BlockSection>
      <BlockTitle fields={fields} />
      {fields.image && (
        <div ref={stage} className={css.stage}>
          <Picture image={fields.image} index={index} />
          {points.length > 0 && (
            <ol className={css.markers} data-unmirrored="">
              {points.map(({ group, place }, at) => {
                const number = formatNumber(at + 1, locale);
                const { title } = group.fields;
                const facts = {
                  '--x': `${fromStart(place.x)}%`,
                  '--y': `${place.y}%`,
                  '--apart': `${offsets[at]?.x ?? 0}px ${offsets[at]?.y ?? 0}px`,
                } as CSSProperties;
                return (
                  <li key={group.id}>
                    <button
                      type="button"
                      id={`point-${id}-${group.id}`}
                      className={css.marker}
                      style={facts}
                      popoverTarget={`spot-${id}-${group.id}`}
                      aria-label={title ? t('named', { number, title }) : t('point', { number })}
                      data-open={open === group.id || undefined}
                    >
                      {number}
                    </button>
                  </li>
                );
              })}
            </ol>
          )}
        </div>
      )}
      <div className={css.list} data-always={!fields.image || undefined}>
        {points.map(({ group }, at) => (
          <Hotspot
            key={group.id}
            group={group}
            number={at + 1}
            level={level}
            popover={fields.image ? `spot-${id}-${group.id}` : undefined}
            point={`point-${id}-${group.id}`}
            onToggle={(isOpen) =>
              setOpen((known) => (isOpen ? group.id : known === group.id ? undefined : known))
            }
          />
        ))}
      </div>
    </BlockSection>
  );
}
