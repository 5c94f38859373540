import { defineStyles, vars } from '@mawkib/ui/styles';

export const styles = defineStyles('order-cancel', {
  root: {
    maxInlineSize: vars.layout.measure,
    paddingBlockStart: vars.space[16],
    borderBlockStart: `1px solid ${vars.color.line}`,
  },
  summary: {
    inlineSize: 'fit-content',
    minBlockSize: '44px',
    paddingBlock: '10px',
    cursor: 'pointer',
    textDecoration: 'underline',
    textUnderlineOffset: '0.3em',
    textDecorationThickness: '1px',
    listStyle: 'none',
    '&::-webkit-details-marker': { display: 'none' },
  },
  form: {
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space[24],
    paddingBlockStart: vars.space[12],
  },
  submit: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: vars.space[24],
    rowGap: vars.space[12],
  },
});
