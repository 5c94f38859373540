import { defineStyles, media, vars } from '@mawkib/ui/styles';

export const styles = defineStyles('vehicle-gallery-full', {
  root: {
    position: 'fixed',
    inset: 0,
    inlineSize: '100%',
    maxInlineSize: 'none',
    blockSize: '100dvh',
    maxBlockSize: 'none',
    '&[open]': { display: 'grid', gridTemplateRows: 'auto minmax(0, 1fr) auto' },
    '&::backdrop': { backgroundColor: '#000' },
    [media.motion]: {
      '&[open]': { animation: `mk-gallery-in ${vars.motion.base} ${vars.motion.ease}` },
    },
    '@keyframes mk-gallery-in': { from: { opacity: 0 } },
  },
  head: {
    display: 'grid',
    gridTemplateColumns: '1fr auto 1fr',
    alignItems: 'center',
    minBlockSize: '64px',
    paddingInline: vars.layout.margin,
  },
  counter: { fontSize: vars.size.small, fontVariantNumeric: 'tabular-nums' },
  spoken: {
    position: 'absolute',
    inlineSize: '1px',
    blockSize: '1px',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
  },
  name: {
    fontSize: vars.size.small,
    fontWeight: vars.weight.medium,
    textAlign: 'center',
    lineHeight: 1.4,
  },
  close: {
    justifySelf: 'end',
    display: 'grid',
    placeItems: 'center',
    inlineSize: '44px',
    blockSize: '44px',
    marginInlineEnd: '-10px',
  },
  row: {
    display: 'flex',
    minInlineSize: 0,
    overflowX: 'auto',
    overscrollBehavior: 'contain',
    scrollSnapType: 'inline mandatory',
    scrollbarWidth: 'none',
    '&:focus-visible': { outlineOffset: '-4px' },
  },
  item: {
    flex: '0 0 100%',
    display: 'grid',
    placeItems: 'center',
    minInlineSize: 0,
    scrollSnapAlign: 'start',
    scrollSnapStop: 'always',
  },
  // Largest 16:9 box between header and footer.
  picture: { inlineSize: 'min(100%, (100dvh - 128px) * 16 / 9)' },
  foot: {
    display: 'flex',
    justifyContent: 'center',
    minBlockSize: '64px',
    alignItems: 'center',
    paddingBlockEnd: 'env(safe-area-inset-bottom)',
  },
});
