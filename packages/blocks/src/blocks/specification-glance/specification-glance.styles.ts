import { defineStyles, media, vars } from '@mawkib/ui/styles';

const columns = (count: number) => ({ gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` });

export const styles = defineStyles('specification-glance', {
  model: {
    marginBlockEnd: vars.space[12],
    fontSize: vars.size.small,
    fontWeight: vars.weight.medium,
    color: vars.color.accent,
  },
  // Figures are short: two fit next to each other on a phone.
  figures: {
    display: 'grid',
    columnGap: vars.layout.gutter,
    rowGap: vars.space[48],
    ...columns(2),
    '&[data-columns="1"]': columns(1),
    [media.from(741)]: { '&[data-columns="3"]': columns(3) },
    [media.from(1024)]: { '&[data-columns="4"]': columns(4) },
  },
  figure: {
    display: 'grid',
    alignContent: 'start',
    justifyItems: 'start',
    gap: vars.space[4],
    minInlineSize: 0,
    paddingBlockStart: vars.space[24],
    borderBlockStart: `1px solid ${vars.color.line}`,
    '&[data-notice]': { opacity: 0.45 },
  },
  icon: { marginBlockEnd: vars.space[12], color: vars.color.accent },
  value: {
    maxInlineSize: '100%',
    fontSize: vars.size.l,
    fontWeight: vars.weight.heading,
    lineHeight: 1.3,
    fontVariantNumeric: 'tabular-nums',
    overflowWrap: 'anywhere',
  },
  label: { color: vars.color.muted, overflowWrap: 'anywhere' },
});
