import { defineStyles, media, vars } from '@mawkib/ui/styles';

export const styles = defineStyles('stock-list', {
  root: { minInlineSize: 0 },
  header: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    columnGap: vars.space[24],
    paddingBlockEnd: vars.space[24],
  },
  total: { color: vars.color.muted, fontVariantNumeric: 'tabular-nums' },
  body: {
    [media.from(1024)]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(15rem, 18.5rem) minmax(0, 1fr)',
      columnGap: 'clamp(2rem, 3.5vw, 4rem)',
      alignItems: 'start',
    },
  },
  results: {
    minInlineSize: 0,
    '&:focus': { outline: 'none' },
    '&:first-child': { gridColumn: '1 / -1' },
  },
  toolbar: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space[12],
    paddingBlockEnd: vars.space[24],
    [media.from(1024)]: {
      borderBlockStart: `1px solid ${vars.color.line}`,
      paddingBlockStart: vars.space[12],
    },
  },
});
