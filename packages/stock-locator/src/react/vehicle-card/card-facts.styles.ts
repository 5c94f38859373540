import { defineStyles, vars } from '@mawkib/ui/styles';

export const styles = defineStyles('vehicle-card-facts', {
  root: {
    display: 'flex',
    flexWrap: 'wrap',
    marginBlock: vars.space[12],
    rowGap: '2px',
    fontSize: vars.size.label,
    fontVariantNumeric: 'tabular-nums',
    color: vars.color.muted,
    overflow: 'hidden',
  },
  // Clips the separator before the first fact of a row.
  fact: {
    position: 'relative',
    paddingInlineEnd: vars.space[8],
    marginInlineEnd: vars.space[8],
    lineHeight: 1.6,
    '&::before': {
      content: '""',
      position: 'absolute',
      insetInlineStart: `calc(-1 * ${vars.space[8]})`,
      insetBlock: '0.35em',
      inlineSize: '1px',
      backgroundColor: vars.color.line,
    },
    '&:nth-child(-n + 3)': { fontSize: vars.size.small, color: vars.color.ink },
  },
});
