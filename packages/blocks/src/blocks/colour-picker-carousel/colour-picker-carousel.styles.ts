import { defineStyles, media, vars } from '@mawkib/ui/styles';

/** As many as the block may have. */
const places = Array.from({ length: 20 }, (_, at) => at + 1);

/** A rule for the colour whose choice is in this state, of those from `first` on. */
const where = (state: string, rule: object, first = 1): object => ({
  [places
    .slice(first - 1)
    .map((at) => `&:has($swatch:nth-of-type(${at}) ${state}) $colour:nth-of-type(${at})`)
    .join(', ')]: rule,
});

// A picture and its swatches stand on one screen, and no picture is cut.
const stage = { inlineSize: '100%', maxInlineSize: 'calc(72svh * 16 / 9)', marginInline: 'auto' };

export const styles = defineStyles('colour-picker-carousel', {
  title: stage,
  picker: {
    // A picture under whose swatch the pointer is begins to load, unseen.
    [media.hover]: where('input:not(:checked):hover', { display: 'block' }),
    ...where('input:checked', { display: 'block', opacity: 1 }),
    // The first is there from the beginning, and under the others, that fade from above it.
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
    // On paper there is nothing to choose.
    [media.print]: { gridArea: 'auto', display: 'block', opacity: 1 },
  },
  // The ground of the studio pictures, so that one car changes its paint.
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
    // Five stand in a line of the smallest phone.
    inlineSize: 'clamp(44px, 12vw, 48px)',
    aspectRatio: 1,
    cursor: 'pointer',
    // A paint as light, or as dark, as the page has an edge too.
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
