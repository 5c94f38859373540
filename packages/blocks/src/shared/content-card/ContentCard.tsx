import type { ImageRatio } from '@mawkib/core/vocabulary';
import { ButtonGroup, Heading, type HeadingLevel, Picture, RichText } from '@mawkib/ui';
import type { SafeHtml } from '@mawkib/ui/rich-text';
import { useStyles } from '@mawkib/ui/styles';
import type { PublicImage, PublicLink, StaffNotice } from '../../model/definition/public-values.js';
import { linkValues } from '../../renderer/section/ui-props.js';
import { styles } from './content-card.styles.js';

export interface ContentCardProps {
  image?: PublicImage;
  title?: SafeHtml;
  paragraph?: SafeHtml;
  links: readonly PublicLink[];
  /** Heading level of its title. */
  level: HeadingLevel;
  ratio?: ImageRatio;
  /** Width of its image on the page. */
  sizes: string;
  eager?: boolean;
  notice?: StaffNotice;
}

/** An image with title, text and links below it, as a list item. */
export function ContentCard({
  image,
  title,
  paragraph,
  links,
  level,
  ratio,
  sizes,
  eager,
  notice,
}: ContentCardProps) {
  const css = useStyles(styles);
  return (
    <li className={css.item} data-notice={notice} data-zoom-group="">
      {image && (
        <Picture
          className={css.picture}
          image={image}
          ratio={ratio}
          sizes={sizes}
          eager={eager}
          zoom={links.length > 0}
        />
      )}
      {title && <Heading level={level} size="s" html={title} />}
      <RichText className={css.text} html={paragraph} />
      <ButtonGroup className={css.links} links={linkValues(links)} kind="tertiary" />
    </li>
  );
}
