import { defineStyles, vars } from '@mawkib/ui/styles';

/** Too narrow for a day beside its times: large text on a phone. */
const narrow = '@container hours (max-width: 13rem)';

export const styles = defineStyles('dealer-hours', {
  root: { container: 'hours / inline-size' },
  table: {
    inlineSize: '100%',
    '& th': { textAlign: 'start', fontWeight: vars.weight.body },
    '& td': { textAlign: 'end', whiteSpace: 'nowrap' },
    '& th, & td': {
      paddingBlock: vars.space[8],
      borderBlockEnd: `1px solid ${vars.color.line}`,
      verticalAlign: 'top',
    },
    // Two times of a day are two lines on a narrow screen.
    '& td:last-child': { whiteSpace: 'normal', paddingInlineStart: vars.space[16] },
    '& [data-today] :is(th, td)': { fontWeight: vars.weight.medium },
    [narrow]: {
      '& tr': { display: 'grid' },
      '& th': { paddingBlockEnd: 0, borderBlockEnd: 0 },
      '& td:last-child': { paddingBlockStart: 0, paddingInlineStart: 0, textAlign: 'start' },
    },
  },
  note: {
    marginInlineStart: vars.space[8],
    fontSize: vars.size.label,
    color: vars.color.muted,
    fontWeight: vars.weight.body,
  },
  special: { display: 'grid', gap: vars.space[8], marginBlockStart: vars.space[24] },
  period: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    columnGap: vars.space[16],
    paddingBlock: vars.space[8],
    fontSize: vars.size.small,
  },
  dates: { color: vars.color.muted },
});
