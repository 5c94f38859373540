import { media, sheet, vars } from '@mawkib/ui/styles';

export const styles = sheet('vehicle-gallery', {
  root: { minInlineSize: 0, [media.from(1024)]: { paddingBlockEnd: vars.space[24] } },
  row: {
    display: 'flex',
    overflowX: 'auto',
    scrollSnapType: 'inline mandatory',
    overscrollBehaviorInline: 'contain',
    scrollbarWidth: 'none',
    '&:focus-visible': { outlineOffset: '-4px' },
    [media.print]: { overflow: 'hidden' },
  },
  item: { flex: '0 0 100%', scrollSnapAlign: 'start', scrollSnapStop: 'always' },
  thumbs: {
    display: 'flex',
    gap: vars.space[8],
    overflowX: 'auto',
    paddingBlock: vars.space[8],
    paddingInline: vars.layout.margin,
    scrollbarWidth: 'none',
    [media.from(1024)]: { paddingInline: '4px' },
  },
  thumb: {
    display: 'block',
    inlineSize: '96px',
    borderBlockEnd: '2px solid transparent',
    paddingBlockEnd: '4px',
    opacity: 0.7,
    transition: `opacity ${vars.motion.fast} ${vars.motion.ease}`,
    '&[aria-current]': { opacity: 1, borderBlockEndColor: vars.color.ink },
    [media.hover]: { '&:hover': { opacity: 1 } },
  },
  missing: {
    display: 'grid',
    placeItems: 'center',
    aspectRatio: '16 / 9',
    color: vars.color.muted,
  },
});
