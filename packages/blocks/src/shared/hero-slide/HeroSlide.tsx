import { imageFallbackSize } from '@mawkib/core/vocabulary';
import { ButtonGroup, Heading, Picture, RichText, Video, youTubeId } from '@mawkib/ui';
import { useStyles } from '@mawkib/ui/styles';
import type { CSSProperties } from 'react';
import type { GroupValues } from '../../model/definition/props.js';
import { linkValues } from '../../renderer/section/ui-props.js';
import { EmbeddedSlideVideo } from '../slider/EmbeddedSlideVideo.js';
import { styles } from './hero-slide.styles.js';
import type { heroTextFields, heroVideo } from './hero-slide-fields.js';

type Slide = GroupValues<ReturnType<typeof heroTextFields> & ReturnType<typeof heroVideo>>;

interface HeroSlideProps {
  slide: Slide;
  /** Its image is the page's largest content. */
  isFirst: boolean;
  /** Index of the block on the page. */
  index: number;
  wide: boolean;
  /** See `shadesOf`. */
  shades?: CSSProperties | undefined;
}

/** An image or a video with text on it. */
export function HeroSlide({ slide, isFirst, index, wide, shades }: HeroSlideProps) {
  const css = useStyles(styles);
  const { image, title, header_size, paragraph, desktop_video_url, mobile_video_url } =
    slide.fields;
  const links = slide.fields['rdx-buttons'];
  const embedded = [desktop_video_url, mobile_video_url].find((url) => youTubeId(url ?? ''));
  const hasVideo = Boolean(desktop_video_url || mobile_video_url);
  const sizes = `(max-width: 740px) ${wide ? 134 : 178}vw, 100vw`;
  const hasText = Boolean(title || paragraph || links.length > 0);
  return (
    <div className={css.slide} data-notice={slide.notice} style={shades}>
      <div className={css.media} data-beside={hasText || undefined}>
        {embedded ? (
          <EmbeddedSlideVideo address={embedded} label={image?.alt} />
        ) : hasVideo ? (
          <Video
            src={desktop_video_url}
            phoneSrc={mobile_video_url}
            picture={image}
            background={slide.fields.video_type === 'video_background'}
            {...slide.fields.video_options}
            fill
            sizes={sizes}
            index={isFirst ? index : undefined}
            className={css.video}
          />
        ) : (
          image && (
            <>
              <Picture
                image={image}
                fill
                sizes={sizes}
                index={isFirst ? index : undefined}
                eager={isFirst && index < 2}
                fallback={image.fallback && imageFallbackSize}
              />
              {hasText && (
                <div className={css.mirror}>
                  <Picture
                    image={{ ...image, alt: '' }}
                    fill
                    sizes={sizes}
                    fallback={image.fallback && imageFallbackSize}
                  />
                </div>
              )}
            </>
          )
        )}
      </div>
      {hasText && (
        <div className={css.text}>
          <div className={css.words}>
            {title && (
              <Heading level={isFirst && index === 0 ? 1 : 2} size={header_size} html={title} />
            )}
            <RichText html={paragraph} size="l" />
            <ButtonGroup links={linkValues(links)} className={css.buttons} />
          </div>
        </div>
      )}
    </div>
  );
}
