import type { FooterItem } from '@mawkib/core/settings';
import { Icon } from '../../icons/Icon.js';
import { isIconName } from '../../icons/icon-names.js';
import { SmartLink } from '../../link/SmartLink.js';
import { VisuallyHidden } from '../../navigation/VisuallyHidden.js';
import { imageUrl } from '../../picture/image-url.js';
import { Ltr } from '../../text/Ltr.js';
import { socialDrawing } from './social-drawings.js';

export interface FooterItemViewProps {
  item: FooterItem;
  css: { link: string; sign: string };
}

/** An item of a configured footer, with all of its optional fields. */
export function FooterItemView({ item, css }: FooterItemViewProps) {
  const { tag: Tag, type, url, dc_strategy: strategy, aria_label: label } = item;
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
