import { Picture } from '@mawkib/ui';
import { useStyles } from '@mawkib/ui/styles';
import type { BlockProps } from '../../model/definition/props.js';
import { levelBelow } from '../../shared/block-title/level-below.js';
import { Slider } from '../../shared/slider/Slider.js';
import { SlideText } from '../../shared/slider/SlideText.js';
import type { dualFrameCarousel } from './dual-frame-carousel.definition.js';
import { styles } from './dual-frame-carousel.styles.js';

const large = '(min-width: 1024px) 56vw, 92vw';
const small = '(min-width: 1024px) 32vw, 60vw';

export function DualFrameCarousel({ index, fields, groups }: BlockProps<typeof dualFrameCarousel>) {
  const css = useStyles(styles);
  return (
    <Slider fields={fields}>
      {groups.map((slide, at) => {
        const { image_1, image_2 } = slide.fields;
        const eager = index < 2 && at === 0;
        return (
          <article key={slide.id} className={css.slide} data-notice={slide.notice}>
            {image_1 ? (
              <div className={css.large}>
                <Picture image={image_1} sizes={large} eager={eager} />
              </div>
            ) : null}
            {image_2 ? (
              <div className={css.small}>
                <Picture image={image_2} sizes={small} eager={eager} />
              </div>
            ) : null}
            <SlideText
              className={css.words}
              fields={slide.fields}
              level={levelBelow(fields)}
              size="m"
            />
          </article>
        );
      })}
    </Slider>
  );
}
