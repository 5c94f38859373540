import { defineStyles, media, vars } from '@mawkib/ui/styles';

export const styles = defineStyles('stock-save-search', {
  root: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space[8],
    minBlockSize: '44px',
    paddingInline: vars.space[8],
    fontSize: vars.size.small,
    fontWeight: vars.weight.medium,
    [media.hover]: { '&:hover': { textDecoration: 'underline', textUnderlineOffset: '4px' } },
    '@media (scripting: none)': { display: 'none' },
  },
  told: {
    flexBasis: '100%',
    color: vars.color.muted,
    fontSize: vars.size.small,
    '&:empty': { display: 'none' },
  },
});
