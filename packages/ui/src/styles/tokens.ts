/** Names of the design tokens. Each is a CSS variable; the theme and the surface give its value. */
export const colorNames = [
  'canvas',
  'raised',
  'ink',
  'muted',
  'line',
  'edge',
  'accent',
  'fill',
  'fillHover',
  'onFill',
  'danger',
  'success',
  'focus',
] as const;
export type ColorName = (typeof colorNames)[number];

const variables = <const Names extends readonly string[]>(group: string, names: Names) =>
  Object.fromEntries(names.map((name) => [name, `var(${variableName(group, name)})`])) as {
    [N in Names[number]]: string;
  };

/** `('color', 'fillHover')` is `--mk-color-fill-hover`. */
export function variableName(group: string, name: string): `--mk-${string}` {
  return `--mk-${group}-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
}

export const sizeNames = [
  'label',
  'small',
  'body',
  'lead',
  'xs',
  's',
  'm',
  'l',
  'xl',
  'title',
] as const;

/** The tokens as CSS values: `vars.color.ink` is `var(--mk-color-ink)`. */
export const vars = {
  color: {
    ...variables('color', colorNames),
    /** The ground of the studio pictures, for what stands on or beside them. Same in all themes. */
    backdrop: 'var(--mk-color-backdrop)',
    onBackdrop: 'var(--mk-color-on-backdrop)',
  },
  /** Body, label and heading sizes; headings grow with the screen. */
  size: variables('size', sizeNames),
  leading: variables('leading', ['body', 'heading', 'tight']),
  weight: variables('weight', ['body', 'medium', 'heading']),
  font: variables('font', ['primary', 'secondary']),
  space: variables('space', ['4', '8', '12', '16', '24', '32', '48', '64', '96']),
  /** `section`: above and below a section's content; `margin`: at the page's sides. */
  layout: variables('layout', [
    'section',
    'margin',
    'gutter',
    'page',
    'measure',
    'nav',
    'breadcrumbs',
    'retailerBar',
  ]),
  /** All are nothing for those who ask for reduced motion. */
  motion: variables('motion', ['fast', 'base', 'modal', 'slow', 'ease', 'lift']),
  line: variables('line', ['thin', 'strong']),
  /** `control`: buttons and fields; `round`: handles and marks. Pictures and boxes have none. */
  radius: variables('radius', ['control', 'round']),
  /** What floats over the page; nothing else has a shadow. */
  elevation: variables('elevation', ['float']),
  layer: variables('layer', ['sticky', 'header', 'bar']),
  /**
   * Follow the nearest `dir`: `flip` is 1 or -1, for transforms; `toEnd` is `to right` or `to left`,
   * for gradients.
   */
  direction: variables('direction', ['flip', 'toEnd']),
} as const;
