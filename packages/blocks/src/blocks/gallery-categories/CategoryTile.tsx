import { Icon, isLinkShown, type LinkValue, Picture, SmartLink, useLinkAdapter } from '@mawkib/ui';
import { useStyles } from '@mawkib/ui/styles';
import type { BlockProps } from '../../model/definition/props.js';
import type { PublicLink } from '../../model/definition/public-values.js';
import { linkValue } from '../../renderer/section/ui-props.js';
import type { galleryCategories } from './gallery-categories.definition.js';
import { styles } from './gallery-categories.styles.js';

interface CategoryTileProps {
  group: BlockProps<typeof galleryCategories>['groups'][number];
  /** Number of tiles in the row. */
  count: number;
  eager: boolean;
}

/** An image and its name; the whole tile is a link. */
export function CategoryTile({ group, count, eager }: CategoryTileProps) {
  const css = useStyles(styles);
  const { formHref } = useLinkAdapter();
  const { label, image } = group.fields;
  const link = group.fields['rdx-link'];
  const href = link && addressOf(link, label, formHref);
  const name = label || link?.label;
  const content = (
    <>
      {image && (
        <Picture
          image={name ? { ...image, alt: '' } : image}
          ratio="1-1"
          sizes={`(min-width: 1024px) ${Math.round(100 / count)}vw, 50vw`}
          eager={eager}
          zoom={Boolean(href)}
        />
      )}
      {name && (
        <span className={css.name}>
          {name}
          {href && <Icon name="arrow" size={20} className={css.arrow} />}
        </span>
      )}
    </>
  );
  return (
    <li data-notice={group.notice} className={css.item} data-alone={count === 1 || undefined}>
      {href && link ? (
        <SmartLink
          className={css.tile}
          href={href}
          target={link.target === '_blank' ? link.target : undefined}
          title={link.title || undefined}
          download={link.type === 'file' ? '' : undefined}
        >
          {content}
        </SmartLink>
      ) : (
        <div className={css.tile}>{content}</div>
      )}
    </li>
  );
}

/** Link of the tile; its name is the label of a link without one. */
function addressOf(
  link: PublicLink,
  label: string | undefined,
  formHref: ((link: LinkValue) => string) | undefined,
): string | undefined {
  if (!isLinkShown({ ...linkValue(link), label: link.label || label })) return undefined;
  if (link.type === 'form')
    return formHref?.(linkValue(link)) ?? (link.url || `#form-${link.form_id}`);
  return link.url || undefined;
}
