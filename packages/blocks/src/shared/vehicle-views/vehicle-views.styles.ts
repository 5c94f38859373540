import { defineStyles, media, vars } from '@mawkib/ui/styles';

const filling = {
  position: 'absolute' as const,
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
};

const withScript = {
  '@media (scripting: none)': { display: 'none' },
  [media.print]: { display: 'none' },
};

/** Above the page: the picture as large as the screen, its slider below. */
const full = {
  inset: 0,
  inlineSize: '100%',
  maxInlineSize: 'none',
  blockSize: '100%',
  maxBlockSize: 'none',
  border: 0,
  margin: 0,
  padding: vars.space[16],
  color: vars.color.ink,
  backgroundColor: vars.color.canvas,
  alignContent: 'center',
  '& $frameOfStage': {
    inlineSize: '100%',
    maxInlineSize: 'calc((100dvh - 10rem) * 16 / 9)',
    marginInline: 'auto',
  },
};

export const styles = defineStyles('vehicle-views', {
  view: {
    display: 'grid',
    gap: vars.space[24],
    minInlineSize: 0,
    '& > *': { minInlineSize: 0 },
    [media.from(1024)]: {
      '&[data-sidebar]': {
        gridTemplateColumns: '14rem minmax(0, 1fr)',
        gridTemplateRows: 'auto 1fr',
        columnGap: vars.space[48],
      },
      '&[data-sidebar] > $root, &[data-sidebar] > [role="alert"]': {
        gridColumn: '2',
        gridRow: '1 / span 2',
      },
      '&[data-sidebar] > $sides': { gridColumn: '1', gridRow: '2' },
    },
  },
  root: {
    display: 'grid',
    gap: vars.space[16],
    '&:fullscreen': full,
    '&[popover]:popover-open': full,
  },
  frameOfStage: { position: 'relative', minInlineSize: 0 },
  stage: {
    position: 'relative',
    overflow: 'hidden',
    aspectRatio: '16 / 9',
    backgroundColor: vars.color.backdrop,
    cursor: 'grab',
    touchAction: 'pan-y',
    userSelect: 'none',
    '&:active': { cursor: 'grabbing' },
    // An interior may be cropped on a phone, a car may not.
    '&:has($flat)': { [media.below(741)]: { aspectRatio: '4 / 3' } },
    [media.from(1024)]: { aspectRatio: '16 / 8' },
    '@media (scripting: none)': { cursor: 'auto' },
  },
  frame: {
    ...filling,
    objectFit: 'cover',
    '&:not([data-shown])': { visibility: 'hidden' },
  },
  flat: {
    ...filling,
    '& $frame': { objectPosition: 'var(--turn, 50%) 50%' },
  },
  canvas: { ...filling, '&:not([data-drawn])': { visibility: 'hidden' } },
  full: {
    position: 'absolute',
    insetBlockStart: vars.space[12],
    insetInlineEnd: vars.space[12],
    display: 'grid',
    placeItems: 'center',
    inlineSize: '44px',
    blockSize: '44px',
    color: vars.color.ink,
    backgroundColor: `color-mix(in srgb, ${vars.color.canvas} 80%, transparent)`,
    transition: `background-color ${vars.motion.fast}`,
    [media.hover]: { '&:hover': { backgroundColor: vars.color.canvas } },
    ...withScript,
  },
  controls: {
    display: 'grid',
    justifyItems: 'center',
    ...withScript,
  },
  slider: { inlineSize: 'min(100%, 30rem)' },
  hint: { fontSize: vars.size.small, color: vars.color.muted, textAlign: 'center' },
  sides: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: vars.space[8],
    margin: 0,
    padding: 0,
    border: 0,
    [media.from(1024)]: { flexDirection: 'column', flexWrap: 'nowrap' },
    ...withScript,
  },
  side: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space[8],
    minBlockSize: '44px',
    paddingInline: vars.space[16],
    border: `1px solid ${vars.color.line}`,
    textAlign: 'start',
    transition: `border-color ${vars.motion.fast}`,
    '&[aria-pressed="true"]': { borderColor: vars.color.ink, fontWeight: vars.weight.medium },
    [media.hover]: { '&:hover': { borderColor: vars.color.ink } },
    [media.from(1024)]: {
      border: 0,
      borderInlineStart: `2px solid ${vars.color.line}`,
    },
  },
});
