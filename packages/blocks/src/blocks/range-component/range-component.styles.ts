import { defineStyles, media, vars } from '@mawkib/ui/styles';

const noScript = '@media (scripting: none)';
const shown = { display: 'grid' };

export const styles = defineStyles('range-component', {
  intro: { marginBlockEnd: vars.space[32] },
  stops: { display: 'grid', gap: vars.space[48] },
  stop: {
    display: 'grid',
    gap: vars.space[24],
    alignItems: 'center',
    '&[data-notice]': { opacity: 0.45 },
    '&[data-away]': { display: 'none', [noScript]: shown, [media.print]: shown },
    [media.from(1024)]: {
      columnGap: `calc(${vars.layout.gutter} * 3)`,
      '&[data-picture]': { gridTemplateColumns: '7fr 5fr' },
    },
  },
  words: { display: 'grid', gap: vars.space[4], alignContent: 'center', minInlineSize: 0 },
  label: { color: vars.color.muted },
  value: {
    fontSize: vars.size.title,
    fontWeight: vars.weight.heading,
    lineHeight: vars.leading.tight,
    fontVariantNumeric: 'tabular-nums',
  },
  scale: {
    marginBlockStart: vars.space[24],
    [noScript]: { display: 'none' },
    [media.print]: { display: 'none' },
  },
  marks: {
    display: 'flex',
    justifyContent: 'space-between',
    paddingInline: '12px',
    fontSize: vars.size.small,
    color: vars.color.muted,
    // Names are centered below their ticks, the outermost ones aligned with the ends of the track.
    '& > li': { inlineSize: 0, display: 'flex', justifyContent: 'center', textAlign: 'center' },
    '& > li:first-child': { justifyContent: 'flex-start' },
    '& > li:first-child > span': { marginInlineStart: '-12px' },
    '& > li:last-child': { justifyContent: 'flex-end' },
    '& > li:last-child > span': { marginInlineEnd: '-12px' },
    '& span': {
      flex: 'none',
      maxInlineSize: '38vw',
      overflowWrap: 'anywhere',
      [media.from(741)]: { maxInlineSize: 'calc(72vw / var(--stops))' },
    },
    '& > [data-current]': { color: vars.color.ink },
    // On a phone the name is displayed with its value.
    '& > li:not(:first-child, :last-child)': { [media.below(741)]: { display: 'none' } },
  },
});
