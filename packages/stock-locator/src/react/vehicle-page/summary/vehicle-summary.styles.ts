import { defineStyles, media, vars } from '@mawkib/ui/styles';

export const styles = defineStyles('vehicle-summary', {
  root: {
    paddingInline: vars.layout.margin,
    paddingBlock: vars.space[24],
    [media.from(1024)]: {
      alignSelf: 'center',
      paddingInline: 0,
      paddingBlock: `${vars.space[24]} ${vars.space[48]}`,
    },
    [media.print]: { padding: 0 },
  },
  top: { display: 'flex', alignItems: 'center', justifyContent: 'space-between' },
  state: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: vars.space[12],
    fontSize: vars.size.small,
    color: vars.color.muted,
  },
  brand: { fontWeight: vars.weight.medium, color: vars.color.onBackdrop },
  title: {
    fontSize: vars.size.xl,
    lineHeight: vars.leading.tight,
    [media.print]: { fontSize: '20pt' },
  },
  order: { marginBlockStart: vars.space[16] },
  version: {
    display: 'block',
    marginBlockStart: vars.space[8],
    fontSize: vars.size.s,
    fontWeight: vars.weight.body,
    lineHeight: vars.leading.heading,
    color: vars.color.muted,
  },
});
