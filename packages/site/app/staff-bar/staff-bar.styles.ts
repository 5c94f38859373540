import { defineStyles, vars } from '@mawkib/ui/styles';

export const styles = defineStyles('staff-bar', {
  root: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: vars.space[24],
    minBlockSize: '44px',
    paddingInline: vars.layout.margin,
    fontSize: vars.size.small,
  },
  person: { color: vars.color.muted },
  state: { fontWeight: vars.weight.medium },
  actions: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: vars.space[24],
    marginInlineStart: 'auto',
  },
  action: {
    display: 'inline-flex',
    alignItems: 'center',
    minBlockSize: '44px',
    padding: 0,
    border: 0,
    background: 'none',
    color: 'inherit',
    font: 'inherit',
    cursor: 'pointer',
    textDecoration: 'underline',
    textUnderlineOffset: '4px',
  },
});
