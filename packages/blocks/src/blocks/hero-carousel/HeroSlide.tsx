import { imageFallbackSize } from '@mawkib/core/vocabulary';
import { ButtonGroup, Heading, Picture, RichText, youTubeId } from '@mawkib/ui';
import { useSheet } from '@mawkib/ui/styles';
import type { BlockProps } from '../../model/props.js';
import { EmbeddedSlideVideo } from '../../slider/EmbeddedSlideVideo.js';
import type { heroCarousel } from './hero-carousel.definition.js';
import { styles } from './hero-carousel.styles.js';
import { SlideVideo } from './SlideVideo.js';

type Slide = BlockProps<typeof heroCarousel>['groups'][number];

interface HeroSlideProps {
  slide: Slide;
  /** Its picture is what a visitor waits for. */
  isFirst: boolean;
  /** The block's place on the page. */
  index: number;
  wide: boolean;
}

export function HeroSlide({ slide, isFirst, index, wide }: HeroSlideProps) {
  const css = useSheet(styles);
  const { image, title, header_size, paragraph, desktop_video_url, mobile_video_url } =
    slide.fields;
  const links = slide.fields['rdx-buttons'];
  const embedded = [desktop_video_url, mobile_video_url].find((url) => youTubeId(url ?? ''));
  const hasVideo = Boolean(desktop_video_url || mobile_video_url);
  const hasWords = Boolean(title || paragraph || links.length > 0);
  return (
    <div className={css.slide} data-notice={slide.notice}>
      <div className={css.media} data-beside={hasWords || undefined}>
        {embedded ? (
          <EmbeddedSlideVideo address={embedded} label={image?.alt} />
        ) : hasVideo ? (
          <SlideVideo
            type={slide.fields.video_type}
            desktop={desktop_video_url}
            mobile={mobile_video_url}
            options={slide.fields.video_options}
            poster={image?.id}
            label={image?.alt ?? ''}
          />
        ) : (
          image && (
            <Picture
              image={image}
              fill
              sizes={wide ? '(max-width: 740px) 134vw, 100vw' : '(max-width: 740px) 178vw, 100vw'}
              index={isFirst ? index : undefined}
              eager={isFirst && index < 2}
              fallback={image.fallback && imageFallbackSize}
            />
          )
        )}
      </div>
      {hasWords && (
        <div className={css.text}>
          <div className={css.words}>
            {title && (
              <Heading level={isFirst && index === 0 ? 1 : 2} size={header_size} html={title} />
            )}
            <RichText html={paragraph} size="l" />
            <ButtonGroup links={links} className={css.buttons} />
          </div>
        </div>
      )}
    </div>
  );
}
