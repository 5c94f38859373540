import { defineStyles, media, vars } from '@mawkib/ui/styles';

export const styles = defineStyles('dealer-page', {
  head: {
    display: 'grid',
    gap: vars.space[32],
    [media.from(1024)]: {
      '&[data-picture]': {
        gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)',
        alignItems: 'center',
        columnGap: vars.space[64],
      },
    },
  },
  words: { display: 'grid', justifyItems: 'start', minInlineSize: 0 },
  address: { marginBlockStart: vars.space[12], color: vars.color.muted },
  state: { marginBlockStart: vars.space[24], fontWeight: vars.weight.medium },
  ways: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: vars.space[12],
    marginBlockStart: vars.space[24],
    [media.print]: { display: 'none' },
  },
  picture: {
    // Edge to edge on a phone.
    marginInline: `calc(-1 * ${vars.layout.margin})`,
    inlineSize: `calc(100% + 2 * ${vars.layout.margin})`,
    [media.from(1024)]: { marginInline: 0, inlineSize: '100%' },
  },
  facts: {
    display: 'grid',
    gap: vars.space[48],
    [media.from(768)]: {
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      '& > :first-child': { gridRow: 'span 2' },
    },
    [media.from(1280)]: {
      gridTemplateColumns: 'minmax(0, 6fr) minmax(0, 3fr) minmax(0, 3fr)',
      columnGap: vars.space[64],
    },
  },
  heading: { marginBlockEnd: vars.space[16] },
  services: {
    display: 'grid',
    '& > li': {
      display: 'flex',
      alignItems: 'center',
      gap: vars.space[12],
      minBlockSize: '44px',
      paddingBlock: vars.space[8],
      borderBlockEnd: `1px solid ${vars.color.line}`,
      overflowWrap: 'anywhere',
    },
    '& svg': { flex: 'none' },
    '& a[href^="mailto:"] *': { whiteSpace: 'normal' },
    '& a': {
      minInlineSize: 0,
      [media.hover]: { '&:hover': { textDecoration: 'underline', textUnderlineOffset: '4px' } },
    },
  },
  map: {
    blockSize: 'clamp(320px, 56vw, 520px)',
    backgroundColor: vars.color.raised,
    [media.print]: { display: 'none' },
  },
  carsHead: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    gap: vars.space[16],
    marginBlockEnd: vars.space[32],
  },
});
