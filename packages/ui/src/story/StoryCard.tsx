import { formatDate } from '@mawkib/core/locale';
import { SmartLink } from '../link/SmartLink.js';
import { useLocale } from '../locale/LocaleProvider.js';
import type { ImageValue } from '../picture/image-url.js';
import { Picture } from '../picture/Picture.js';
import { classes } from '../styles/sheets/classes.js';
import { useStyles } from '../styles/sheets/use-styles.js';
import { Heading } from '../text/Heading.js';
import type { HeadingLevel } from '../text/heading-sizes.js';
import { styles as cardStyles } from './card.styles.js';
import { styles } from './story-card.styles.js';

export interface StoryCardProps {
  title: string;
  /** Without it the card is no link. */
  href?: string | null;
  /** From the media library, or the URL of another image. */
  image?: ImageValue | string | null;
  /** `yyyy-MM-dd`; others are not shown. */
  date?: string | null;
  summary?: string | null;
  /** Visible text of the link below the summary, such as "Read more". The title is the link's name. */
  more?: string;
  /** Level of its title. */
  level: HeadingLevel;
  /** The first of its list: the picture beside the text, both larger. */
  lead?: boolean;
  /** Width of the image on the page. */
  sizes: string;
  eager?: boolean;
  as?: 'li' | 'div';
  className?: string;
}

/** A story: picture, date, title and summary. The whole card is one link. */
export function StoryCard({
  title,
  href,
  image,
  date,
  summary,
  more,
  level,
  lead,
  sizes,
  eager,
  as: Tag = 'li',
  className,
}: StoryCardProps) {
  const card = useStyles(cardStyles);
  const css = useStyles(styles);
  return (
    <Tag
      className={classes(card.root, css.root, className)}
      data-lead={lead || undefined}
      data-zoom-group=""
    >
      <div className={css.picture}>
        {typeof image === 'string' ? (
          <img
            className={css.image}
            src={image}
            alt=""
            width={640}
            height={360}
            loading={eager ? 'eager' : 'lazy'}
          />
        ) : (
          <Picture image={image} sizes={sizes} eager={eager} zoom={Boolean(href)} />
        )}
      </div>
      <div className={css.text}>
        <DayText date={date} className={css.date} />
        <Heading level={level} size={lead ? 'l' : 's'} className={css.title}>
          {href ? (
            <SmartLink className={card.link} href={href}>
              {title}
            </SmartLink>
          ) : (
            title
          )}
        </Heading>
        {summary ? <p className={css.summary}>{summary}</p> : null}
        {more && href ? (
          <span className={css.more} aria-hidden>
            {more}
          </span>
        ) : null}
      </div>
    </Tag>
  );
}

/** Formatted date of a day `yyyy-MM-dd`; renders nothing for other values. */
export function DayText({ date, className }: { date?: string | null; className?: string }) {
  const { locale } = useLocale();
  const day = /^\d{4}-\d{2}-\d{2}/.exec(date ?? '')?.[0];
  const text = day && formatDate(`${day}T12:00:00Z`, locale, 'long');
  return text ? (
    <time className={className} dateTime={day}>
      {text}
    </time>
  ) : null;
}
