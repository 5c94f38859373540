import { defineStyles, media, vars } from '@mawkib/ui/styles';

export const styles = defineStyles('retailer-cards', {
  head: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space[24],
    marginBlockEnd: vars.space[32],
  },
  ask: { '@media (scripting: none)': { display: 'none' } },
  note: { fontSize: vars.size.small, color: vars.color.muted },
  list: {
    rowGap: vars.space[64],
    // A third of a tablet is too narrow for an e-mail address.
    [media.from(741)]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [media.from(1024)]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
  card: {
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space[16],
    minInlineSize: 0,
    borderBlockStart: `1px solid ${vars.color.line}`,
    paddingBlockStart: vars.space[24],
  },
  title: {
    display: 'flex',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    gap: vars.space[16],
  },
  distance: { fontSize: vars.size.small, color: vars.color.muted, whiteSpace: 'nowrap' },
  address: { color: vars.color.muted },
  contacts: {
    '& > li': { display: 'flex', alignItems: 'center', gap: vars.space[12] },
  },
  contact: {
    display: 'inline-flex',
    alignItems: 'center',
    minInlineSize: 0,
    minBlockSize: '44px',
    overflowWrap: 'anywhere',
    '& bdi': { minInlineSize: 0, whiteSpace: 'normal' },
  },
  services: {
    display: 'grid',
    gap: vars.space[8],
    marginBlockStart: 'auto',
    fontSize: vars.size.small,
  },
  label: { color: vars.color.muted },
  serviceList: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: vars.space[24],
    rowGap: vars.space[8],
    '& > li': { display: 'inline-flex', alignItems: 'center', gap: vars.space[8] },
  },
  more: {
    display: 'inline-flex',
    alignItems: 'center',
    minBlockSize: '44px',
    textDecoration: 'underline',
    textUnderlineOffset: '0.3em',
    [media.hover]: { '&:hover': { color: vars.color.accent } },
  },
});
