import { defineStyles, media, type Rule, vars } from '@mawkib/ui/styles';

const noScript = '@media (scripting: none)';
const narrow = '@media (max-width: 740.98px)';
const change = `${vars.motion.fast} ${vars.motion.ease}`;

/** Without a script and in print the contents of all points are a list below the picture. */
const listed: Rule = {
  position: 'static',
  display: 'grid',
  inlineSize: 'auto',
  maxInlineSize: '44rem',
  maxBlockSize: 'none',
  padding: 0,
  border: 0,
  opacity: 1,
  transform: 'none',
  translate: 'none',
  boxShadow: 'none',
};

export const markerSize = 32;
export const popoverWidth = 352;

export const styles = defineStyles('hotspots-container', {
  stage: { position: 'relative', marginInline: `${markerSize / 4}px` },
  markers: { position: 'absolute', inset: 0, margin: 0, padding: 0, listStyle: 'none' },
  marker: {
    position: 'absolute',
    insetBlockStart: 'var(--y)',
    insetInlineStart: 'var(--x)',
    display: 'grid',
    placeItems: 'center',
    inlineSize: `${markerSize}px`,
    blockSize: `${markerSize}px`,
    marginBlockStart: `-${markerSize / 2}px`,
    marginInlineStart: `-${markerSize / 2}px`,
    translate: 'var(--apart)',
    border: `1px solid ${vars.color.ink}`,
    borderRadius: '50%',
    color: vars.color.ink,
    backgroundColor: vars.color.canvas,
    fontSize: vars.size.small,
    fontWeight: vars.weight.medium,
    lineHeight: 1,
    fontVariantNumeric: 'tabular-nums',
    transition: `background-color ${change}, color ${change}`,
    [media.hover]: { '&:hover': { color: vars.color.canvas, backgroundColor: vars.color.ink } },
    '&[data-open]': { color: vars.color.canvas, backgroundColor: vars.color.ink },
    [noScript]: { pointerEvents: 'none' },
  },
  list: {
    [noScript]: { display: 'grid', gap: vars.space[32], marginBlockStart: vars.space[32] },
    [media.print]: { display: 'grid', gap: vars.space[32], marginBlockStart: vars.space[32] },
    '&[data-always]': { display: 'grid', gap: vars.space[32] },
  },
  content: {
    gap: vars.space[16],
    gridAutoRows: 'max-content',
    color: vars.color.ink,
    backgroundColor: vars.color.canvas,
    '&[data-notice]': { opacity: 0.45 },
    '&:not([popover])': listed,
    '&[popover]': {
      margin: 0,
      padding: vars.space[24],
      border: `1px solid ${vars.color.line}`,
      overflowY: 'auto',
      overscrollBehavior: 'contain',
      opacity: 0,
      transition: `opacity ${change}, transform ${change}, overlay ${change} allow-discrete, display ${change} allow-discrete`,
      [media.from(741)]: {
        position: 'absolute',
        inset: 'auto',
        insetBlockStart: 'var(--top)',
        insetInlineStart: 'var(--start)',
        inlineSize: `${popoverWidth}px`,
        maxBlockSize: 'var(--room)',
        translate: '0 var(--rise)',
      },
      [narrow]: {
        position: 'fixed',
        inset: 'auto 0 0 0',
        inlineSize: '100%',
        maxInlineSize: 'none',
        maxBlockSize: 'calc(100dvh - 6rem)',
        transform: `translateY(${vars.motion.lift})`,
        '&::backdrop': { backgroundColor: 'rgb(0 0 0 / 0.5)' },
      },
      '&:popover-open': {
        display: 'grid',
        opacity: 1,
        transform: 'none',
        '@starting-style': { opacity: 0, transform: `translateY(${vars.motion.lift})` },
      },
      [noScript]: listed,
      [media.print]: listed,
    },
  },
  head: {
    display: 'flex',
    alignItems: 'start',
    justifyContent: 'space-between',
    gap: vars.space[16],
  },
  name: { display: 'flex', gap: vars.space[8], minInlineSize: 0, overflowWrap: 'anywhere' },
  number: { color: vars.color.muted, fontVariantNumeric: 'tabular-nums' },
  close: {
    flex: 'none',
    display: 'grid',
    placeItems: 'center',
    inlineSize: '44px',
    blockSize: '44px',
    marginBlockStart: '-10px',
    marginInlineEnd: '-12px',
    [noScript]: { display: 'none' },
    [media.print]: { display: 'none' },
  },
});
