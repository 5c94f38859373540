/** Names of the design tokens. Each is a CSS variable with a value from the theme and surface. */
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
    /** Background of studio images, and of elements on or next to them. The same in all themes. */
    backdrop: 'var(--mk-color-backdrop)',
    onBackdrop: 'var(--mk-color-on-backdrop)',
    /** Background of a vehicle's studio images, which `tint` is multiplied with. */
    stage: 'var(--mk-color-stage)',
    tint: 'var(--mk-color-tint)',
  },
  /** Weight of a button's label, and the space at its sides. */
  control: variables('control', ['weight', 'space']),
  /** Cards of vehicles: width of the frame, space beside the text. */
  card: variables('card', ['frame', 'inset']),
  /** Body, label and heading sizes; headings scale with the screen. */
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
  /**
   * Where each sticky bar stays; `shown` is below all that are in sight, `total` below all. `over` is
   * the height of the bars at the top of the page, `room` the rest of the screen. See
   * `sticky-bars.ts`.
   */
  sticky: variables('sticky', [
    'header',
    'hold',
    'retailer',
    'breadcrumbs',
    'sections',
    'shown',
    'total',
    'over',
    'room',
  ]),
  /** All are 0 with reduced motion. */
  motion: variables('motion', ['fast', 'base', 'modal', 'slow', 'ease', 'lift']),
  line: variables('line', ['thin', 'strong']),
  /** `control`: buttons and fields; `round`: thumbs and indicators. Images and boxes have none. */
  radius: variables('radius', ['control', 'round']),
  /** Shadow of floating elements; nothing else has one. */
  elevation: variables('elevation', ['float']),
  layer: variables('layer', ['sticky', 'header', 'bar']),
  /**
   * Follow the nearest `dir`: `flip` is 1 or -1, for transforms; `toEnd` is `to right` or `to
   * left`, for gradients.
   */
  direction: variables('direction', ['flip', 'toEnd']),
} as const;
