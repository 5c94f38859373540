import { Picture, useLocale, VisuallyHidden } from '@mawkib/ui';
import { useStyles } from '@mawkib/ui/styles';
import type { BlockProps } from '../../model/definition/props.js';
import { BlockSection } from '../../renderer/section/BlockSection.js';
import { BlockTitle } from '../../shared/block-title/BlockTitle.js';
import type { colourPickerCarousel } from './colour-picker-carousel.definition.js';
import { messages } from './colour-picker-carousel.messages.js';
import { styles } from './colour-picker-carousel.styles.js';

const swatch = [{ width: 360, height: 360 }] as const;

/** Native radio buttons and CSS: needs no script. */
export function ColourPickerCarousel({
  id,
  index,
  fields,
  groups,
}: BlockProps<typeof colourPickerCarousel>) {
  const css = useStyles(styles);
  const t = messages(useLocale().locale);
  const name = (at: number) => groups[at]?.fields.colour_label ?? t('colour', { number: at + 1 });
  return (
    <BlockSection surface={fields.slider_theme}>
      <div className={css.title}>
        <BlockTitle fields={fields} />
      </div>
      {groups.length > 0 ? (
        <div className={css.picker}>
          <div className={css.stage}>
            {groups.map(({ id, fields: { image }, notice }, at) => (
              <figure key={id} className={css.colour} data-notice={notice}>
                <div className={css.frame}>
                  <Picture image={image} fill contain sizes="92vw" eager={index < 2 && at === 0} />
                </div>
                <figcaption className={css.name}>{name(at)}</figcaption>
              </figure>
            ))}
          </div>
          <fieldset className={css.swatches}>
            <VisuallyHidden>
              <legend>{t('colours')}</legend>
            </VisuallyHidden>
            {groups.map(({ id: group, fields: { image, colour_image = image } }, at) => (
              <label key={group} className={css.swatch}>
                <input
                  type="radio"
                  name={`${id}-colour`}
                  className={css.choice}
                  defaultChecked={at === 0}
                  aria-label={name(at)}
                />
                <Picture
                  image={colour_image && { ...colour_image, alt: '' }}
                  renditions={swatch}
                  sizes="56px"
                  fill
                />
              </label>
            ))}
          </fieldset>
        </div>
      ) : null}
    </BlockSection>
  );
}
