import { blockAttribute, blockIdAttribute } from '@mawkib/ui/markup';
export interface Marks {
  selected: string | null;
  hovered: string | null;
}

/** Outlines without size, in the editor's accent color on any page. */
const css = `
[${blockAttribute}]{cursor:default}
[data-canvas-hovered]::after,[data-canvas-selected]::after{content:'';position:absolute;inset:0;z-index:2147483000;pointer-events:none;border:2px solid #2f6fed}
[data-canvas-hovered]:not([data-canvas-selected])::after{border-width:1px}
[${blockAttribute}]:not(:has(> *)){min-block-size:48px}
`;

let adopted = false;

function adopt(): void {
  adopted = true;
  const made = new CSSStyleSheet();
  made.replaceSync(css);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, made];
}

/** Outlines the selected and the hovered block. */
export function markBlocks({ selected, hovered }: Marks): void {
  if (!adopted) adopt();
  set('data-canvas-selected', selected);
  set('data-canvas-hovered', hovered);
}

function set(attribute: string, block: string | null): void {
  for (const element of document.querySelectorAll(`[${attribute}]`)) {
    if (element.getAttribute(blockIdAttribute) !== block) element.removeAttribute(attribute);
  }
  if (block === null) return;
  document
    .querySelector(`[${blockIdAttribute}="${CSS.escape(block)}"]`)
    ?.setAttribute(attribute, '');
}
