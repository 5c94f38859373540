import { defineStyles, media, vars } from '@mawkib/ui/styles';

export const styles = defineStyles('saved-link', {
  root: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space[8],
    minBlockSize: '44px',
    fontSize: vars.size.small,
    fontVariantNumeric: 'tabular-nums',
    [media.hover]: { '&:hover': { textDecoration: 'underline', textUnderlineOffset: '4px' } },
  },
  badge: {
    display: 'grid',
    placeItems: 'center',
    minInlineSize: '20px',
    blockSize: '20px',
    paddingInline: '5px',
    borderRadius: '10px',
    color: vars.color.onFill,
    backgroundColor: vars.color.fill,
    fontSize: '0.75rem',
    fontWeight: vars.weight.medium,
    lineHeight: 1,
  },
});
