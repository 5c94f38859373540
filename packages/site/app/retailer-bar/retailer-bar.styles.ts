import { defineStyles, media, vars } from '@mawkib/ui/styles';

export const styles = defineStyles('retailer-bar', {
  content: {
    display: 'flex',
    alignItems: 'center',
    blockSize: '100%',
    maxInlineSize: `calc(${vars.layout.page} + 2 * ${vars.layout.margin})`,
    marginInline: 'auto',
    paddingInline: vars.layout.margin,
    fontSize: vars.size.small,
    [media.from(768)]: { gap: vars.space[16] },
  },
  words: {
    display: 'grid',
    // A name in the other direction is cut at its own end.
    justifyItems: 'start',
    minInlineSize: 0,
    marginInlineEnd: 'auto',
    lineHeight: 1.35,
    '& > *': {
      maxInlineSize: '100%',
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
    },
    [media.from(768)]: { display: 'flex', alignItems: 'baseline', gap: vars.space[24] },
  },
  name: {
    fontWeight: vars.weight.medium,
    // As high as the line and what is free around it.
    '& > a': {
      display: 'inline-block',
      paddingBlock: vars.space[4],
      marginBlock: `calc(-1 * ${vars.space[4]})`,
      [media.hover]: { '&:hover': { textDecoration: 'underline', textUnderlineOffset: '4px' } },
    },
  },
  state: {
    fontSize: vars.size.label,
    color: vars.color.muted,
    [media.from(768)]: { fontSize: vars.size.small },
  },
  way: {
    position: 'relative',
    flex: 'none',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: vars.space[8],
    minInlineSize: '44px',
    minBlockSize: '44px',
    [media.hover]: { '&:hover': { color: vars.color.accent } },
  },
  wide: { display: 'none', [media.from(1024)]: { display: 'inline' } },
});
