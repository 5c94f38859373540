import { defineStyles, media, vars } from '@mawkib/ui/styles';

export const styles = defineStyles('accordion-block', {
  root: {
    display: 'grid',
    gap: vars.space[32],
    [media.from(1024)]: {
      '&[data-split]': {
        gridTemplateColumns: '5fr 7fr',
        columnGap: `calc(${vars.layout.gutter} * 3)`,
        alignItems: 'start',
      },
    },
  },
  items: { display: 'flex', flexDirection: 'column', minInlineSize: 0 },
  all: {
    alignSelf: 'flex-end',
    minBlockSize: '44px',
    fontSize: vars.size.small,
    fontWeight: vars.weight.medium,
    textDecoration: 'underline',
    textDecorationThickness: '1px',
    textUnderlineOffset: '0.35em',
    '@media (scripting: none)': { display: 'none' },
    [media.print]: { display: 'none' },
  },
  groupLabel: { fontWeight: vars.weight.medium, marginBlockEnd: vars.space[8] },
  values: {
    '& > div': {
      display: 'flex',
      justifyContent: 'space-between',
      gap: vars.space[24],
      paddingBlock: vars.space[12],
      borderBlockEnd: `1px solid ${vars.color.line}`,
    },
    '& dt': { color: vars.color.muted },
  },
});
