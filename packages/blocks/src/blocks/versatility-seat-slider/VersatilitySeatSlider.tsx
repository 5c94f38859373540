import { Picture, Slider, useLocale } from '@mawkib/ui';
import { useStyles } from '@mawkib/ui/styles';
import { useState } from 'react';
import type { BlockProps } from '../../model/definition/props.js';
import { BlockSection } from '../../renderer/section/BlockSection.js';
import { BlockTitle } from '../../shared/block-title/BlockTitle.js';
import type { versatilitySeatSlider } from './versatility-seat-slider.definition.js';
import { messages } from './versatility-seat-slider.messages.js';
import { styles } from './versatility-seat-slider.styles.js';

type Props = BlockProps<typeof versatilitySeatSlider>;

export function VersatilitySeatSlider({ index, fields }: Props) {
  const css = useStyles(styles);
  const t = messages(useLocale().locale);
  const [at, setAt] = useState(0);
  const frames = [fields.frame_1, fields.frame_2, fields.frame_3, fields.frame_4].filter(
    (frame) => frame !== undefined,
  );
  const counter = (place: number) =>
    fields.counter
      .replaceAll('{current}', String(place + 1))
      .replaceAll('{total}', String(frames.length));
  return (
    <BlockSection>
      <BlockTitle fields={fields} />
      <div className={css.frames}>
        {frames.map((frame, place) => (
          <figure
            // biome-ignore lint/suspicious/noArrayIndexKey: a frame is identified by its index
            key={place}
            className={css.frame}
            data-away={place === at ? undefined : true}
            aria-hidden={place !== at}
          >
            <Picture image={frame} sizes="100vw" eager={place === 0 && index < 2} />
            <figcaption className={css.caption}>
              <span aria-hidden>{frame.alt}</span>
              <bdi className={css.counter}>{counter(place)}</bdi>
            </figcaption>
          </figure>
        ))}
      </div>
      {frames.length > 1 && (
        <Slider
          className={css.slider}
          label={t('frame')}
          marked
          max={frames.length - 1}
          value={at}
          valueText={[frames[at]?.alt, counter(at)].filter(Boolean).join(', ')}
          onChange={setAt}
        />
      )}
    </BlockSection>
  );
}
