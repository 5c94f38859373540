import { Picture } from '@mawkib/ui';
import { useStyles } from '@mawkib/ui/styles';
import type { BlockProps } from '../../model/definition/props.js';
import { levelBelow } from '../../shared/block-title/level-below.js';
import { Slider } from '../../shared/slider/Slider.js';
import { SlideText } from '../../shared/slider/SlideText.js';
import { useSlideButtons } from '../../shared/slider/use-slide-buttons.js';
import type { numberButtonSlider } from './number-button-slider.definition.js';
import { styles } from './number-button-slider.styles.js';

const sizes = '(min-width: 1024px) 54vw, 100vw';

export function NumberButtonSlider({
  index,
  fields,
  groups,
}: BlockProps<typeof numberButtonSlider>) {
  const css = useStyles(styles);
  const buttons = useSlideButtons(groups, (_, number) => number);
  return (
    <Slider fields={fields} className={css.root} buttons={buttons}>
      {groups.map((slide, at) => (
        <article key={slide.id} className={css.slide} data-notice={slide.notice}>
          <div className={css.frame}>
            <Picture image={slide.fields.image} sizes={sizes} eager={index < 2 && at === 0} />
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
