import type { FooterItem } from '@mawkib/core/settings';
import { Icon } from '../../icons/Icon.js';
import { isIconName } from '../../icons/icon-names.js';
import { useLinkAdapter } from '../../link/LinkProvider.js';
import type { LinkValue } from '../../link/link-value.js';
import { SmartLink } from '../../link/SmartLink.js';
import { VisuallyHidden } from '../../navigation/VisuallyHidden.js';
import { imageUrl } from '../../picture/image-url.js';
import { Ltr } from '../../text/Ltr.js';

/** Icons of social networks; the part after `#` is filled. */
const socialDrawings: Readonly<Record<string, string>> = {
  facebook:
    'M14.5 21v-8h2.8l.5-3.2h-3.3V7.9c0-1 .4-1.7 1.8-1.7h1.7V3.3h-2.6c-2.8 0-4.2 1.7-4.2 4.3v2.2H8.5V13h2.7v8',
  instagram: 'M4 4h16v16H4zM12 8a4 4 0 100 8 4 4 0 000-8zM16.5 7h1',
  x: 'M4 4l16 16M20 4L4 20',
  youtube: 'M2.5 6h19v12h-19zM10 9.2v5.6l5-2.8z',
  linkedin: 'M4 9v11M4 4.5v1M9 20V9M9 13c0-2.4 1.6-4 4-4s4 1.6 4 4v7',
  tiktok: 'M13 3v12.5a3.5 3.5 0 11-3.5-3.5M13 3c.3 2.8 2.2 4.7 5 5',
  snapchat:
    'M12 3c3 0 4.8 2.2 4.8 5v3l2.2 1-2 2.2 2.5 2.3-3.3 1L15 19h-1.5L12 20.5 10.5 19H9l-1.2-1.5-3.3-1L7 14.2 5 12l2.2-1V8c0-2.8 1.8-5 4.8-5z',
  whatsapp: 'M4 20l1.3-4A8 8 0 1112 20a8 8 0 01-4-1zM9.5 8.5c0 3.5 2.5 6 6 6',
  pinterest: 'M12 3a7 7 0 017 7c0 3.5-2 6-5 6-1.5 0-2.3-.7-2.7-1.5M12 9l-2.5 12',
};

/** Icon of a social network; `twitter` is `x`. */
const socialDrawing = (name: string | undefined): string | undefined => {
  const key = name?.trim().toLowerCase() === 'twitter' ? 'x' : (name?.trim().toLowerCase() ?? '');
  return Object.hasOwn(socialDrawings, key) ? socialDrawings[key] : undefined;
};

export interface FooterItemViewProps {
  item: FooterItem;
  css: { link: string; sign: string };
}

/** An item of a configured footer, with all of its optional fields. */
export function FooterItemView({ item, css }: FooterItemViewProps) {
  const { tag: Tag, type, dc_strategy: strategy, aria_label: label } = item;
  const { formHref } = useLinkAdapter();
  const url = item.form_id && formHref ? formHref(formLinkOf(item)) : item.url;
  const own = {
    id: item.id,
    className: item.class,
    'data-type': type,
    'data-dc-key': strategy?.key,
    'data-dc-value': strategy?.value,
  };
  if (url === undefined) {
    return (
      <Tag {...own} {...(label && { role: 'group', 'aria-label': label })}>
        <FooterItemContent item={item} sign={css.sign} />
      </Tag>
    );
  }
  return (
    <Tag {...own}>
      <SmartLink
        href={url}
        target={item.target === '_blank' ? '_blank' : undefined}
        rel={item.rel}
        aria-label={label}
        className={css.link}
      >
        <FooterItemContent item={item} sign={css.sign} />
      </SmartLink>
    </Tag>
  );
}

const formLinkOf = ({ form_id, title, hidden_fields, columns, url }: FooterItem): LinkValue => ({
  type: 'form',
  url,
  title,
  formId: form_id,
  hiddenFields: hidden_fields,
  columns,
});

function FooterItemContent({ item, sign }: { item: FooterItem; sign: string }) {
  const { label, icon, image } = item;
  if (image) return <FooterPicture {...image} alt={image.alt || label} />;
  const drawing = socialDrawing(icon);
  const known = isIconName(icon);
  const text = /^[+\d][\d\s()-]*$/.test(label) ? <Ltr>{label}</Ltr> : label;
  if (!drawing && !known) return text;
  return (
    <>
      {drawing ? (
        <svg viewBox="0 0 24 24" width={24} height={24} aria-hidden className={sign}>
          <path d={drawing} />
        </svg>
      ) : (
        <Icon name={icon as string} size={20} />
      )}
      {item.type === 'social' ? <VisuallyHidden>{label}</VisuallyHidden> : text}
    </>
  );
}

/** `src` is a URL, or the id of an image in the media library. */
function FooterPicture({ src, alt, width, height }: NonNullable<FooterItem['image']>) {
  const address = /^(https?:\/)?\//.test(src) ? src : imageUrl(src, width, height, 'webp');
  return <img src={address} width={width} height={height} alt={alt} loading="lazy" />;
}
