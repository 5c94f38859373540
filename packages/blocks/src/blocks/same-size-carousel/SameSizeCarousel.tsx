import { Picture } from '@mawkib/ui';
import { useStyles } from '@mawkib/ui/styles';
import type { BlockProps } from '../../model/definition/props.js';
import { levelBelow } from '../../shared/block-title/level-below.js';
import { Slider } from '../../shared/slider/Slider.js';
import { SlideText } from '../../shared/slider/SlideText.js';
import type { sameSizeCarousel } from './same-size-carousel.definition.js';
import { styles } from './same-size-carousel.styles.js';

const perView = [1, 2, 3] as const;
const sizes = '(min-width: 1024px) 32vw, (min-width: 741px) 48vw, 100vw';

export function SameSizeCarousel({ index, fields, groups }: BlockProps<typeof sameSizeCarousel>) {
  const css = useStyles(styles);
  return (
    <Slider fields={fields} perView={perView}>
      {groups.map((slide) => (
        <article key={slide.id} className={css.card} data-notice={slide.notice} data-zoom-group="">
          <div className={css.frame}>
            <Picture
              image={slide.fields.image}
              sizes={sizes}
              eager={index < 2}
              zoom={Boolean(slide.fields['rdx-link'])}
            />
          </div>
          <SlideText className={css.words} fields={slide.fields} level={levelBelow(fields)} />
        </article>
      ))}
    </Slider>
  );
}
