import { defineStyles, media, vars } from '@mawkib/ui/styles';

export const styles = defineStyles('car-rent', {
  intro: { marginBlockEnd: vars.space[32] },
  cars: {
    display: 'grid',
    gap: `${vars.space[64]} ${vars.layout.gutter}`,
    [media.from(741)]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [media.from(1024)]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
  car: {
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space[16],
    minInlineSize: 0,
    overflowWrap: 'anywhere',
    '&[data-notice]': { opacity: 0.45 },
  },
  picture: { backgroundColor: vars.color.backdrop },
  facts: {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: vars.space[12],
    '&:empty': { display: 'none' },
  },
  fact: {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[8],
    fontSize: vars.size.small,
    '& > svg': { flex: 'none', color: vars.color.accent },
  },
  extras: { fontSize: vars.size.small, '&:empty': { display: 'none' } },
  extra: {
    display: 'flex',
    justifyContent: 'space-between',
    gap: vars.space[16],
    paddingBlock: vars.space[8],
    borderBlockStart: `1px solid ${vars.color.line}`,
  },
  price: { whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums lining-nums' },
  button: { marginBlockStart: 'auto', alignSelf: 'flex-start' },
});
