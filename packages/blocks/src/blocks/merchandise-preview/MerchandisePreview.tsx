import { ButtonLink, Carousel, Heading, Picture, Price, RichText, useLocale } from '@mawkib/ui';
import { useStyles } from '@mawkib/ui/styles';
import { useRef } from 'react';
import type { BlockProps } from '../../model/definition/props.js';
import { BlockSection } from '../../renderer/section/BlockSection.js';
import { plainText } from '../../shared/slider/plain-text.js';
import { Choice } from './Choice.js';
import type { merchandisePreview } from './merchandise-preview.definition.js';
import { messages } from './merchandise-preview.messages.js';
import { styles } from './merchandise-preview.styles.js';
import { phoneHref } from './phone-href.js';
import { slidesOf } from './slides-of.js';

const squares = [1600, 1024, 640, 360].map((side) => ({ width: side, height: side }));

export function MerchandisePreview({
  id,
  index,
  fields,
  groups,
}: BlockProps<typeof merchandisePreview>) {
  const css = useStyles(styles);
  const t = messages(useLocale().locale);
  const pictures = useRef<(HTMLElement | null)[]>([]);
  const { title, price, colours, sizes, phone_button: phone, find_us_link: findUs } = fields;
  const slides = slidesOf(groups, colours);
  const jumpTo = (colour: string) => {
    const at = slides.findIndex((slide) => slide.colour === colour);
    const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    // Scrolls the carousel, which follows; the page only if the pictures are out of view.
    pictures.current[at]?.scrollIntoView({
      behavior: calm ? 'auto' : 'smooth',
      block: 'nearest',
      inline: 'center',
    });
  };
  const call = phone && phoneHref(phone.url);
  return (
    <BlockSection>
      <div className={css.root} data-pictures={slides.length > 0 || undefined}>
        {slides.length > 0 && (
          <Carousel label={plainText(title) || t('pictures')} className={css.pictures}>
            {slides.map(({ key, image, notice }, at) => (
              <div
                key={key}
                ref={(element) => {
                  pictures.current[at] = element;
                }}
                className={css.picture}
                data-notice={notice}
              >
                <Picture
                  image={image}
                  ratio="1-1"
                  renditions={squares}
                  sizes="(min-width: 1024px) 50vw, 100vw"
                  eager={index < 2 && at === 0}
                />
              </div>
            ))}
          </Carousel>
        )}
        <div className={css.words}>
          {title && <Heading level={index === 0 ? 1 : 2} size="l" html={title} />}
          {price !== undefined && <Price amount={price} size="large" />}
          <RichText html={fields.paragraph} />
          {colours.length > 0 && (
            <Choice
              name={`${id}-colour`}
              label={t('colours')}
              options={colours}
              onChoose={jumpTo}
            />
          )}
          {sizes.length > 0 && (
            <Choice
              name={`${id}-size`}
              label={t('sizes')}
              options={sizes.map((label) => ({ label }))}
            />
          )}
          <div className={css.buttons}>
            {call && <ButtonLink href={call}>{phone.label || t('call')}</ButtonLink>}
            {findUs && (
              <ButtonLink kind="secondary" href={findUs.url} target={findUs.target}>
                {findUs.label}
              </ButtonLink>
            )}
          </div>
        </div>
      </div>
    </BlockSection>
  );
}
