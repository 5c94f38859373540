import { defineStyles, media, vars } from '@mawkib/ui/styles';

export const styles = defineStyles('rent-a-car', {
  head: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space[24],
    marginBlockEnd: vars.space[32],
    scrollMarginBlockStart: vars.space[24],
  },
  script: { '@media (scripting: none)': { display: 'none' } },
  noScript: { '@media (scripting: enabled)': { display: 'none' } },
  vehicles: {
    display: 'grid',
    gap: `${vars.space[48]} ${vars.layout.gutter}`,
    [media.from(741)]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [media.from(1024)]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
  vehicle: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    gap: vars.space[16],
    minInlineSize: 0,
  },
  picture: { inlineSize: '100%', backgroundColor: vars.color.backdrop },
  words: { display: 'grid', gap: vars.space[4], minInlineSize: 0, overflowWrap: 'anywhere' },
  nameplate: { fontSize: vars.size.small, color: vars.color.muted },
  price: { fontVariantNumeric: 'tabular-nums lining-nums' },
  specification: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: vars.space[16],
    marginBlockStart: vars.space[8],
    fontSize: vars.size.small,
  },
  muted: { color: vars.color.muted },
});
