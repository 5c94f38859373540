import { menuHostAttribute } from '../../markup/index.js';
import { media } from '../../styles/media.js';
import { definePrimitiveStyles } from '../../styles/sheets/sheet.js';
import { vars } from '../../styles/vars.js';

const studio = (share: number) =>
  `color-mix(in srgb, ${vars.color.stage} ${share}%, ${vars.color.canvas})`;
const wide = `[${menuHostAttribute}="bar"] &`;

export const styles = definePrimitiveStyles('menu-cards', {
  root: {
    display: 'grid',
    rowGap: vars.space[32],
    [wide]: {
      gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
      columnGap: vars.space[24],
      rowGap: vars.space[32],
    },
  },
  group: { [wide]: { gridColumn: 'span var(--cards)' } },
  heading: {
    paddingBlockEnd: vars.space[8],
    marginBlockEnd: vars.space[16],
    borderBlockEnd: `1px solid ${vars.color.line}`,
    fontSize: vars.size.small,
    color: vars.color.muted,
  },
  list: {
    [media.from(741)]: {
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fill, minmax(200px, 1fr))',
      gap: vars.space[24],
    },
    [wide]: {
      display: 'grid',
      gridTemplateColumns: 'repeat(var(--cards), minmax(0, 1fr))',
      columnGap: vars.space[24],
    },
  },
  card: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) 40%',
    alignItems: 'center',
    gap: vars.space[16],
    paddingBlock: vars.space[12],
    [media.from(741)]: { display: 'block', paddingBlock: 0 },
    [wide]: { display: 'block', paddingBlock: 0 },
    '&[aria-current] $name': { textDecoration: 'underline', textUnderlineOffset: '6px' },
    [media.hover]: { '&:hover $name': { color: vars.color.accent } },
  },
  picture: {
    display: 'block',
    order: 1,
    // A studio in the tone of the paper around it, with the light on the car.
    '& picture[data-contain]': {
      display: 'block',
      backgroundColor: studio(45),
      backgroundImage: `radial-gradient(70% 90% at 50% 60%, ${studio(85)}, ${studio(45)})`,
    },
    [media.from(741)]: { marginBlockEnd: vars.space[12] },
  },
  text: { display: 'grid', gap: vars.space[4], minInlineSize: 0 },
  name: { fontWeight: vars.weight.medium, overflowWrap: 'anywhere' },
  line: { fontSize: vars.size.small, color: vars.color.muted },
  price: { fontSize: vars.size.small, fontVariantNumeric: 'tabular-nums' },
});
