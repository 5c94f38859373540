import { defineStyles, vars } from '@mawkib/ui/styles';

export const styles = defineStyles('staff-bar', {
  root: {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[24],
    minBlockSize: '44px',
    paddingInline: vars.layout.margin,
    fontSize: vars.size.small,
  },
  link: {
    display: 'inline-flex',
    alignItems: 'center',
    minBlockSize: '44px',
    marginInlineStart: 'auto',
    textDecoration: 'underline',
    textUnderlineOffset: '4px',
  },
});
