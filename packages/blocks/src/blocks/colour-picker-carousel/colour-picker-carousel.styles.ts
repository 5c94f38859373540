import { defineStyles, media, vars } from '@mawkib/ui/styles';

/** Max number of colors in the block. */
const places = Array.from({ length: 20 }, (_, at) => at + 1);

/** A rule for each color, from `first` on, when its radio button is in this state. */
const where = (state: string, rule: object, first = 1): object => ({
  [places
    .slice(first - 1)
    .map((at) => `&:has($swatch:nth-of-type(${at}) ${state}) $colour:nth-of-type(${at})`)
    .join(', ')]: rule,
});

// An image and its swatches fit on one screen without cropping.
const stage = { inlineSize: '100%', maxInlineSize: 'calc(72svh * 16 / 9)', marginInline: 'auto' };

export const styles = defineStyles('colour-picker-carousel', {
  title: stage,
  picker: {
    // Loads the image of a hovered swatch in advance.
    [media.hover]: where('input:not(:checked):hover', { display: 'block' }),
    ...where('input:checked', { display: 'block', opacity: 1 }),
    // The first image is visible initially, and below the others while they fade in.
    '@starting-style': where('input:checked', { opacity: 0 }, 2),
  },
  stage: { display: 'grid' },
  colour: {
    gridArea: '1 / 1',
    display: 'none',
    opacity: 0,
    transitionProperty: 'opacity, display',
    transitionDuration: vars.motion.slow,
    transitionTimingFunction: vars.motion.ease,
    transitionBehavior: 'allow-discrete',
    // A colour cannot be selected in print.
    [media.print]: { gridArea: 'auto', display: 'block', opacity: 1 },
  },
  // The background of the studio images, so that only the car's color changes.
  frame: {
    position: 'relative',
    aspectRatio: '16 / 9',
    ...stage,
    backgroundColor: vars.color.backdrop,
  },
  name: {
    paddingBlockStart: vars.space[24],
    fontSize: vars.size.s,
    fontWeight: vars.weight.medium,
    textAlign: 'center',
  },
  swatches: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'center',
    gap: 'clamp(8px, 2vw, 12px)',
    paddingBlockStart: vars.space[16],
    [media.print]: { display: 'none' },
  },
  swatch: {
    position: 'relative',
    // Five fit in a row on the smallest phone.
    inlineSize: 'clamp(44px, 12vw, 48px)',
    aspectRatio: 1,
    cursor: 'pointer',
    // Adds a border for colors close to the page's background.
    '&::before': {
      content: '""',
      position: 'absolute',
      inset: 0,
      zIndex: 1,
      boxShadow: 'inset 0 0 0 1px color-mix(in srgb, currentcolor 28%, transparent)',
      pointerEvents: 'none',
    },
    '&::after': {
      content: '""',
      position: 'absolute',
      insetInline: 0,
      insetBlockEnd: '-8px',
      blockSize: '2px',
      backgroundColor: 'currentcolor',
      transform: 'scaleX(0)',
      transition: `transform ${vars.motion.base} ${vars.motion.ease}`,
    },
    '&:has(:checked)::after': { transform: 'none' },
    '&:has(:focus-visible)': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '3px' },
  },
  choice: {
    position: 'absolute',
    inset: 0,
    inlineSize: '100%',
    blockSize: '100%',
    opacity: 0,
    zIndex: 1,
    cursor: 'inherit',
  },
});
