import { Picture } from '@mawkib/ui';
import { useStyles } from '@mawkib/ui/styles';
import type { BlockProps } from '../../model/definition/props.js';
import { levelBelow } from '../../shared/block-title/level-below.js';
import { Slider } from '../../shared/slider/Slider.js';
import { SlideText } from '../../shared/slider/SlideText.js';
import type { collectionSlider } from './collection-slider.definition.js';
import { styles } from './collection-slider.styles.js';

export function CollectionSlider({ index, fields, groups }: BlockProps<typeof collectionSlider>) {
  const css = useStyles(styles);
  return (
    <Slider fields={fields}>
      {groups.map((slide, at) => (
        <article key={slide.id} data-notice={slide.notice}>
          <div className={css.frame}>
            <Picture image={slide.fields.image} fill sizes="92vw" eager={index < 2 && at === 0} />
          </div>
          <SlideText
            className={css.words}
            fields={slide.fields}
            level={levelBelow(fields)}
            size="m"
          />
        </article>
      ))}
    </Slider>
  );
}
