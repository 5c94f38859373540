import { Picture } from '@mawkib/ui';
import { useStyles } from '@mawkib/ui/styles';
import type { BlockProps } from '../../model/definition/props.js';
import { BlockSection } from '../../renderer/section/BlockSection.js';
import { BlockTitle } from '../../shared/block-title/BlockTitle.js';
import { MasonryFilm } from './MasonryFilm.js';
import type { masonry } from './masonry.definition.js';
import { styles } from './masonry.styles.js';

export function Masonry({ index, fields }: BlockProps<typeof masonry>) {
  const css = useStyles(styles);
  const { image_1, image_2, image_3, video, img_video_grid } = fields;
  const pictures = [image_1, image_2, image_3].flatMap((image) => image ?? []);
  return (
    <BlockSection>
      <BlockTitle fields={fields} />
      {(video || pictures.length > 0) && (
        <div className={css.root} data-video={video && img_video_grid}>
          {video && <MasonryFilm address={video} autoplay={!fields.disable_autoplay} />}
          {pictures.length > 0 && (
            <ul className={css.pictures} data-count={pictures.length}>
              {pictures.map((image, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: three positions, each with its image
                <li key={at} className={css.place}>
                  <Picture
                    image={image}
                    index={index}
                    eager={index < 2 && !video}
                    fill
                    sizes={sizes}
                  />
                </li>
              ))}
            </ul>
          )}
        </div>
      )}
    </BlockSection>
  );
}

const sizes = '(min-width: 1024px) 58vw, 100vw';
