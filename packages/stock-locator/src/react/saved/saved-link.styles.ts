import { media, sheet, vars } from '@mawkib/ui/styles';

export const styles = sheet('saved-link', {
  root: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space[8],
    minBlockSize: '44px',
    fontSize: vars.size.small,
    fontVariantNumeric: 'tabular-nums',
    [media.hover]: { '&:hover': { textDecoration: 'underline', textUnderlineOffset: '4px' } },
  },
});
