import { drawings } from './drawings.js';
import { directionalIcons } from './icon-names.js';
import { pathMarkup } from './path-markup.js';

/** A theme's icon set as one file: a symbol per name, with a flag for mirrored ones. */
export function spriteOf(theme: keyof typeof drawings): string {
  const symbols = Object.entries(drawings[theme]).map(([name, drawing]) => {
    const mirror = directionalIcons.includes(name) ? ' data-mirror="true"' : '';
    return `<symbol id="${name}" viewBox="0 0 24 24"${mirror}>${pathMarkup(drawing)}</symbol>\n`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join('')}</svg>\n`;
}
