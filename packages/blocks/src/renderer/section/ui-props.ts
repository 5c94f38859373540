import { imageRatio } from '@mawkib/core/vocabulary';
import {
  buttonTypes,
  type HeadingLevel,
  headingSizes,
  type LinkValue,
  type SectionBorder,
  type SectionPadding,
  type SectionSurface,
} from '@mawkib/ui';
import { surfaces } from '@mawkib/ui/styles';
import type { PublicLink } from '../../model/definition/public-values.js';

/** Stored values of shared fields. Pages of other systems can contain any value. */
export interface StoredLook {
  header_tag?: unknown;
  header_size?: unknown;
  header_font?: unknown;
  header_icon?: string;
  font_size?: unknown;
  box_color?: unknown;
  slider_theme?: unknown;
  padding_grid_class?: unknown;
  border_grid_class?: unknown;
  carousel_view_options?: unknown;
  button_style?: unknown;
  'image-ratio'?: unknown;
}

const paddings: readonly SectionPadding[] = ['top-space-0', 'bottom-space-0', 'y-space-0'];
const borders: readonly SectionBorder[] = ['border-top', 'border-bottom', 'border-top-bottom'];

/**
 * Props of `@mawkib/ui` primitives from stored values of shared fields. Missing and unknown values
 * become the primitive's default. A level is `3`, `'3'`, `'h3'` or `'H3'`; a surface may end with
 * `-theme`.
 */
export const uiProps = (stored: StoredLook) =>
  ({
    heading: {
      level: headingLevel(stored.header_tag),
      size: oneOf(headingSizes, stored.header_size, 'xl'),
      icon: stored.header_icon,
      font: stored.header_font === 'secondary' ? 'secondary' : 'primary',
    },
    section: {
      surface: surfaceOf(stored.box_color ?? stored.slider_theme),
      padding: oneOf(paddings, stored.padding_grid_class, 'normal'),
      border: oneOf(borders, stored.border_grid_class, 'no-border'),
    },
    textSize: stored.font_size === 'big' ? 'l' : 'm',
    view: stored.carousel_view_options === 'adjacent_slides' ? 'adjacent' : 'single',
    buttonKind: oneOf(buttonTypes, stored.button_style, 'primary'),
    ratio: imageRatio(stored['image-ratio']),
  }) as const;

/** Converts a link for the primitives. */
export const linkValue = ({
  form_id,
  hidden_fields,
  always_show,
  ...link
}: PublicLink): LinkValue => ({
  ...link,
  formId: form_id,
  hiddenFields: hidden_fields,
  alwaysShow: always_show,
});

/** Converts a link, several or none for `ButtonGroup`. */
export const linkValues = (links: PublicLink | readonly PublicLink[] | undefined): LinkValue[] =>
  [links ?? []].flat().map(linkValue);

const headingLevel = (value: unknown) =>
  Number(/^h?([1-6])$/i.exec(String(value))?.[1] ?? 2) as HeadingLevel;

const surfaceOf = (value: unknown): SectionSurface =>
  value === 'all-white-theme'
    ? 'all-white'
    : oneOf(surfaces, String(value).replace(/-theme$/, ''), 'light');

const oneOf = <T>(known: readonly T[], value: unknown, fallback: T): T =>
  known.includes(value as T) ? (value as T) : fallback;
