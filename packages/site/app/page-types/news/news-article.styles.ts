import { defineStyles, media, vars } from '@mawkib/ui/styles';

export const styles = defineStyles('news-article', {
  head: {
    paddingBlockStart: vars.space[32],
    [media.from(1024)]: { paddingBlockStart: vars.space[48] },
  },
  title: {
    display: 'grid',
    justifyItems: 'start',
    gap: vars.space[16],
    marginBlock: vars.space[24],
    [media.from(1024)]: {
      gridTemplateColumns: '8fr 4fr',
      columnGap: `calc(${vars.layout.gutter} * 3)`,
      marginBlock: `${vars.space[32]} ${vars.space[48]}`,
      '& > :is(time, h1, p)': { gridColumn: 1 },
    },
  },
  date: { fontSize: vars.size.small, color: vars.color.muted },
  summary: { fontSize: vars.size.lead, color: vars.color.muted, maxInlineSize: '60ch' },
  share: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space[12],
    [media.from(1024)]: {
      gridColumn: 2,
      gridRow: '1 / span 3',
      alignSelf: 'end',
      justifySelf: 'end',
      flexDirection: 'column-reverse',
      alignItems: 'flex-end',
    },
  },
  status: { fontSize: vars.size.small, color: vars.color.muted },
  picture: {
    marginInline: `calc(-1 * ${vars.layout.margin})`,
    maxInlineSize: 'none',
    [media.from(741)]: { marginInline: 0 },
  },
  others: { marginBlockEnd: vars.space[32] },
});
