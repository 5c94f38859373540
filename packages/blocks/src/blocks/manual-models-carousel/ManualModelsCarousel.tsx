import { ButtonGroup, Heading, Picture } from '@mawkib/ui';
import { useStyles } from '@mawkib/ui/styles';
import type { BlockProps } from '../../model/definition/props.js';
import { linkValues } from '../../renderer/section/ui-props.js';
import { levelBelow } from '../../shared/block-title/level-below.js';
import { Slider } from '../../shared/slider/Slider.js';
import type { manualModelsCarousel } from './manual-models-carousel.definition.js';
import { styles } from './manual-models-carousel.styles.js';

const perView = [1, 2, 3] as const;
const sizes = '(min-width: 1024px) 32vw, (min-width: 741px) 48vw, 100vw';

export function ManualModelsCarousel({
  index,
  fields,
  groups,
}: BlockProps<typeof manualModelsCarousel>) {
  const css = useStyles(styles);
  const level = levelBelow(fields);
  return (
    <Slider fields={fields} perView={perView}>
      {groups.map((model) => {
        const { model_name, image, price } = model.fields;
        const links = model.fields['rdx-links'];
        return (
          <article
            key={model.id}
            className={css.card}
            data-notice={model.notice}
            data-zoom-group=""
          >
            <div className={css.stage}>
              <Picture
                image={image}
                sizes={sizes}
                eager={index < 2}
                contain
                zoom={links.length > 0}
              />
            </div>
            <div className={css.facts}>
              {model_name ? (
                <Heading level={level} size="s" className={css.name}>
                  <bdi>{model_name}</bdi>
                </Heading>
              ) : null}
              {price ? (
                <p className={css.price}>
                  <bdi>{price}</bdi>
                </p>
              ) : null}
            </div>
            <ButtonGroup className={css.links} links={linkValues(links)} kind="tertiary" />
          </article>
        );
      })}
    </Slider>
  );
}
