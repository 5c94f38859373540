import { Picture } from '@mawkib/ui';
import { Icon, isIconName } from '@mawkib/ui/icons';
import { useStyles } from '@mawkib/ui/styles';
import type { BlockProps } from '../../model/definition/props.js';
import { levelBelow } from '../../shared/block-title/level-below.js';
import { plainText } from '../../shared/slider/plain-text.js';
import { Slider } from '../../shared/slider/Slider.js';
import { SlideText } from '../../shared/slider/SlideText.js';
import { useSlideButtons } from '../../shared/slider/use-slide-buttons.js';
import type { iconButtonSlider } from './icon-button-slider.definition.js';
import { styles } from './icon-button-slider.styles.js';

const sizes = '(min-width: 1024px) 54vw, 100vw';

export function IconButtonSlider({ index, fields, groups }: BlockProps<typeof iconButtonSlider>) {
  const css = useStyles(styles);
  const buttons = useSlideButtons(
    groups,
    ({ fields: { icon, title } }, number) => (
      <>
        <span className={css.icon}>
          {isIconName(icon) ? <Icon name={icon} size={32} /> : number}
        </span>
        <span className={css.name}>{plainText(title)}</span>
      </>
    ),
    ({ fields: { title } }) => (title ? null : undefined),
  );
  return (
    <Slider fields={fields} className={css.root} buttons={buttons} controls="above">
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
