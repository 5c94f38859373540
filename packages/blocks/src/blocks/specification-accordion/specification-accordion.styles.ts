import { defineStyles, media, vars } from '@mawkib/ui/styles';

export const styles = defineStyles('specification-accordion', {
  text: { color: vars.color.muted, '& + $rows': { marginBlockStart: vars.space[24] } },
  rows: {
    display: 'grid',
    columnGap: `calc(${vars.layout.gutter} * 3)`,
    [media.from(1024)]: { gridTemplateColumns: '1fr 1fr' },
  },
  row: {
    display: 'flex',
    justifyContent: 'space-between',
    gap: vars.space[24],
    paddingBlock: vars.space[12],
    borderBlockEnd: `1px solid ${vars.color.line}`,
    fontVariantNumeric: 'tabular-nums',
    breakInside: 'avoid',
    '& > dt': { color: vars.color.muted },
    '& > dd': { textAlign: 'end', fontWeight: vars.weight.medium },
  },
});
