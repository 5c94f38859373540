import { describeElement } from './describe-element.ts';

const physical =
  /(?<![\w-])((?:margin|padding|border|scroll-margin|scroll-padding|inset)-(?:left|right)\b[\w-]*|left|right|border-(?:top|bottom)-(?:left|right)-radius|float|clear|text-align)\s*:\s*([^;}]+)/g;
/**
 * Not `border-width`: check marks are drawn with two borders and look the same in both directions.
 */
const sided = /(?<![\w-])(margin|padding|inset)\s*:\s*([^\s;}]+) ([^\s;}]+) ([^\s;}]+) ([^\s;}]+)/g;

/** Libraries that position by numbers from the top left corner, such as map tiles. */
const foreign = '.leaflet-container, .leaflet-container *';

/** Declarations of a physical side, which do not follow the direction. */
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

/** Removes brackets: they name no side, and their spaces would split values. */
function withoutBrackets(css: string): string {
  const shorter = css.replace(/\([^()]*\)/g, '');
  return shorter === css ? css : withoutBrackets(shorter);
}

const isNeutral = (name: string, value: string) =>
  /^(float|clear|text-align)$/.test(name) && !/^\s*(left|right)\b/.test(value);

/** Checks the styles of blocks and primitives, and `style` attributes of the story. */
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
