import { defineStyles, media, vars } from '@mawkib/ui/styles';

const noScript = '@media (scripting: none)';
const inList = { [noScript]: { display: 'none' }, [media.print]: { display: 'none' } };
const both = { position: 'relative', clipPath: 'none', aspectRatio: '16 / 9' } as const;
const thumb = { appearance: 'none', inlineSize: '1px', blockSize: '100%', opacity: 0 } as const;

export const styles = defineStyles('compare-images', {
  block: {
    display: 'grid',
    gap: vars.space[24],
    '& > *': { minInlineSize: 0 },
    [media.from(1024)]: {
      '&[data-sidebar]': {
        gridTemplateColumns: '14rem minmax(0, 1fr)',
        columnGap: vars.space[48],
      },
    },
  },
  stage: {
    position: 'relative',
    overflow: 'hidden',
    aspectRatio: '16 / 9',
    [media.from(1024)]: { gridColumn: '-2', gridRow: '1' },
    [noScript]: { display: 'grid', gap: vars.space[24], aspectRatio: 'auto' },
    [media.print]: { display: 'grid', gap: vars.space[24], aspectRatio: 'auto' },
  },
  picture: {
    position: 'absolute',
    inset: 0,
    '&[data-side="before"]': {
      // From the start side up to the handle.
      clipPath: 'inset(0 calc(100% - var(--at) * 1%) 0 0)',
      '[dir="rtl"] &': { clipPath: 'inset(0 0 0 calc(100% - var(--at) * 1%))' },
    },
    '[data-eased] > &[data-side="before"]': {
      [media.motion]: { transition: `clip-path ${vars.motion.slow} ${vars.motion.ease}` },
    },
    [noScript]: { '&&': both },
    [media.print]: { '&&': both },
  },
  label: {
    position: 'absolute',
    insetBlockEnd: vars.space[16],
    zIndex: 1,
    maxInlineSize: '45%',
    paddingBlock: vars.space[4],
    paddingInline: vars.space[12],
    color: vars.color.ink,
    backgroundColor: `color-mix(in srgb, ${vars.color.canvas} 85%, transparent)`,
    fontSize: vars.size.small,
    overflowWrap: 'anywhere',
    pointerEvents: 'none',
    '[data-side="before"] > &': {
      insetInlineStart: vars.space[16],
      opacity: 'clamp(0, calc((var(--at) - 12) / 18), 1)',
    },
    '[data-side="after"] > &': {
      insetInlineEnd: vars.space[16],
      opacity: 'clamp(0, calc((88 - var(--at)) / 18), 1)',
    },
    [noScript]: { '&&': { insetInlineStart: vars.space[16], insetInlineEnd: 'auto', opacity: 1 } },
    [media.print]: {
      '&&': { insetInlineStart: vars.space[16], insetInlineEnd: 'auto', opacity: 1 },
    },
  },
  range: {
    appearance: 'none',
    position: 'absolute',
    inset: 0,
    zIndex: 2,
    inlineSize: '100%',
    blockSize: '100%',
    margin: 0,
    background: 'none',
    cursor: 'ew-resize',
    touchAction: 'pan-y',
    '&::-webkit-slider-runnable-track': { blockSize: '100%' },
    '&::-webkit-slider-thumb': thumb,
    '&::-moz-range-track': { blockSize: '100%', background: 'none' },
    '&::-moz-range-thumb': { ...thumb, border: 0 },
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible + $handle::after': {
      outline: `2px solid ${vars.color.ink}`,
      outlineOffset: '3px',
    },
    ...inList,
  },
  handle: {
    position: 'absolute',
    insetBlock: 0,
    insetInlineStart: 'calc(var(--at) * 1%)',
    zIndex: 1,
    inlineSize: 0,
    pointerEvents: 'none',
    '[data-eased] > &': {
      [media.motion]: {
        transition: `inset-inline-start ${vars.motion.slow} ${vars.motion.ease}`,
      },
    },
    '&::before': {
      content: '""',
      position: 'absolute',
      insetBlock: 0,
      insetInlineStart: '-1px',
      inlineSize: '2px',
      backgroundColor: vars.color.canvas,
    },
    '&::after': {
      content: '"‹ ›"',
      position: 'absolute',
      insetBlockStart: 'calc(50% - 22px)',
      insetInlineStart: '-22px',
      display: 'grid',
      placeItems: 'center',
      inlineSize: '44px',
      blockSize: '44px',
      borderRadius: '50%',
      color: vars.color.ink,
      backgroundColor: vars.color.canvas,
      fontSize: '22px',
      lineHeight: 1,
      direction: 'ltr',
    },
    ...inList,
  },
  sides: {
    display: 'flex',
    flexWrap: 'wrap',
    alignContent: 'start',
    gap: vars.space[8],
    margin: 0,
    padding: 0,
    border: 0,
    [media.from(1024)]: { flexDirection: 'column', gridColumn: '1', gridRow: '1' },
    ...inList,
  },
  side: {
    minBlockSize: '44px',
    paddingInline: vars.space[16],
    border: `1px solid ${vars.color.line}`,
    textAlign: 'start',
    overflowWrap: 'anywhere',
    transition: `border-color ${vars.motion.fast}`,
    '&[aria-pressed="true"]': { borderColor: vars.color.ink, fontWeight: vars.weight.medium },
    [media.hover]: { '&:hover': { borderColor: vars.color.ink } },
    [media.from(1024)]: { border: 0, borderInlineStart: `2px solid ${vars.color.line}` },
  },
});
