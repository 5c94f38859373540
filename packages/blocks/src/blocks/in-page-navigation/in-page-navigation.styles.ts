import { defineStyles, fadesWhereMore, media, vars } from '@mawkib/ui/styles';

export const styles = defineStyles('in-page-navigation', {
  root: {
    position: 'sticky',
    insetBlockStart: vars.layout.nav,
    zIndex: vars.layer.sticky,
    borderBlockEnd: `1px solid ${vars.color.line}`,
    [media.print]: { display: 'none' },
    // Scroll targets of the keyboard, and of browsers without a script, are not covered by the bar.
    'html:has(&)': { scrollPaddingBlockStart: `calc(${vars.layout.nav} + 48px + 16px)` },
  },
  bar: {
    display: 'flex',
    alignItems: 'stretch',
    maxInlineSize: `calc(${vars.layout.page} + 2 * ${vars.layout.margin})`,
    marginInline: 'auto',
    paddingInline: vars.layout.margin,
    fontSize: vars.size.small,
  },
  top: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space[8],
    minBlockSize: '48px',
    paddingInlineEnd: vars.space[24],
    borderInlineEnd: `1px solid ${vars.color.line}`,
    color: vars.color.muted,
    whiteSpace: 'nowrap',
    [media.hover]: { '&:hover': { color: vars.color.ink } },
  },
  up: { transform: 'rotate(180deg)' },
  list: {
    display: 'flex',
    minInlineSize: 0,
    overflowX: 'auto',
    overscrollBehaviorX: 'contain',
    scrollbarWidth: 'none',
    ...fadesWhereMore,
    // Otherwise within the padding of the first and last item.
    '@supports not (animation-timeline: scroll())': {
      maskImage: `linear-gradient(${vars.direction.toEnd}, transparent, #000 ${vars.space[16]}, #000 calc(100% - ${vars.space[16]}), transparent)`,
    },
    '&::-webkit-scrollbar': { display: 'none' },
    [media.motion]: { scrollBehavior: 'smooth' },
  },
  link: {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    minBlockSize: '48px',
    paddingInline: vars.space[16],
    whiteSpace: 'nowrap',
    '&:focus-visible': { outlineOffset: '-3px' },
    '&::after': {
      content: '""',
      position: 'absolute',
      insetInline: vars.space[16],
      insetBlockEnd: '-1px',
      blockSize: '2px',
      backgroundColor: vars.color.accent,
      transform: 'scaleX(0)',
      transition: `transform ${vars.motion.fast} ${vars.motion.ease}`,
    },
    '&[aria-current]::after': { transform: 'none' },
    [media.hover]: { '&:hover': { color: vars.color.accent } },
  },
});
