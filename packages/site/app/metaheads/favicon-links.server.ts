import type { Theme } from '@mawkib/core/brands';
import { escapeHtml } from '@mawkib/core/guards';
import type { FaviconSetting } from '@mawkib/core/settings';
import type { Favicon } from '../context/site-context.ts';

const iconTypes: Readonly<Record<string, string>> = {
  ico: 'image/x-icon',
  svg: 'image/svg+xml',
  png: 'image/png',
};

/** Icon links for the head, as text. */
export const faviconLinks = (favicons: readonly Favicon[]): string =>
  favicons
    .map(({ href, type, isTouch }) => {
      if (isTouch) return `<link rel="apple-touch-icon" href="${escapeHtml(href)}">`;
      const size = type === 'image/x-icon' ? ' sizes="32x32"' : '';
      return `<link rel="icon" href="${escapeHtml(href)}"${size} type="${type}">`;
    })
    .join('');

/** Icons of a theme: that of the setting, else those of brand and build. */
export function chosenFavicons(
  theme: Theme,
  favicons: readonly Favicon[],
  setting: FaviconSetting,
): readonly Favicon[] {
  const href = Object.hasOwn(setting, theme) ? setting[theme] : setting.any;
  const type = iconTypes[/\.(\w+)(?:\?|$)/.exec(href ?? '')?.[1] ?? ''];
  if (!href || !type) return favicons;
  return [{ href, type }, ...favicons.filter(({ isTouch }) => isTouch)];
}
