import { describeElement } from './describe-element.ts';

const physical =
  /(?<![\w-])((?:margin|padding|border|scroll-margin|scroll-padding|inset)-(?:left|right)\b[\w-]*|left|right|border-(?:top|bottom)-(?:left|right)-radius|float|clear|text-align)\s*:\s*([^;}]+)/g;
/** Not `border-width`: a tick is drawn with two borders and is the same in both directions. */
const sided = /(?<![\w-])(margin|padding|inset)\s*:\s*([^\s;}]+) ([^\s;}]+) ([^\s;}]+) ([^\s;}]+)/g;

/** Libraries that set places by number, from the top left corner: a map's tiles. */
const foreign = '.leaflet-container, .leaflet-container *';

/** Declarations of a side by its name, which stay where they are when the page is mirrored. */
export function physicalDeclarations(text: string): string[] {
  const css = withoutBrackets(text);
  const named = [...css.matchAll(physical)]
    .filter(([, name, value]) => !isNeutral(name ?? '', value ?? ''))
    .map(([, name, value]) => `${name}: ${value?.trim()}`);
  const four = [...css.matchAll(sided)]
    .filter(([, , , end, , start]) => end !== start)
    .map(([text]) => text.trim());
  return [...named, ...four];
}

/** What stands in brackets says nothing of a side, and its spaces would be taken for ends of values. */
function withoutBrackets(css: string): string {
  const shorter = css.replace(/\([^()]*\)/g, '');
  return shorter === css ? css : withoutBrackets(shorter);
}

const isNeutral = (name: string, value: string) =>
  /^(float|clear|text-align)$/.test(name) && !/^\s*(left|right)\b/.test(value);

/** In the sheets of blocks and primitives, and in `style` attributes of the story. */
export function findPhysicalStyles(root: HTMLElement): string[] {
  const inSheets = [...document.styleSheets]
    .filter(({ ownerNode }) => (ownerNode as HTMLElement | null)?.dataset?.emotion)
    .flatMap((sheet) => [...sheet.cssRules])
    .flatMap(({ cssText }) => physicalDeclarations(cssText));
  const inline = [...root.querySelectorAll<HTMLElement>('[style]')]
    .filter((element) => !element.matches(foreign))
    .flatMap((element) =>
      physicalDeclarations(element.getAttribute('style') ?? '').map(
        (found) => `${found} on ${describeElement(element)}`,
      ),
    );
  return [...new Set([...inSheets, ...inline])].map((found) => `A physical style: ${found}.`);
}
