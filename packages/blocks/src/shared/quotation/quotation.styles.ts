import { defineStyles, vars } from '@mawkib/ui/styles';

export const styles = defineStyles('quotation', {
  root: {
    display: 'grid',
    justifyItems: 'start',
    gap: vars.space[32],
    inlineSize: 'fit-content',
    maxInlineSize: 'min(100%, 56rem)',
    quotes: '"«" "»"',
    '&:lang(en)': { quotes: '"“" "”"' },
    '&[data-align="center"]': { marginInline: 'auto', justifyItems: 'center', textAlign: 'center' },
    '&[data-align="end"]': {
      marginInlineStart: 'auto',
      justifyItems: 'end',
      textAlign: 'end',
    },
  },
  // The quotation mark is above the text, so that lines are aligned.
  quote: {
    fontSize: vars.size.l,
    fontWeight: vars.weight.body,
    lineHeight: 1.5,
    whiteSpace: 'pre-line',
    textWrap: 'balance',
    overflowWrap: 'anywhere',
    '&::before': {
      content: 'open-quote',
      display: 'block',
      blockSize: '0.9em',
      marginBlockEnd: vars.space[24],
      fontSize: vars.size.title,
      fontWeight: vars.weight.heading,
      lineHeight: 0.9,
      color: vars.color.accent,
    },
    '&::after': { content: 'no-close-quote' },
    '[data-justify] > &': { textAlign: 'justify', textAlignLast: 'start' },
    '[data-align="center"][data-justify] > &': { textAlignLast: 'center' },
    '[data-align="end"][data-justify] > &': { textAlignLast: 'end' },
  },
  author: {
    display: 'grid',
    gap: vars.space[4],
    justifyItems: 'inherit',
    '&::before': {
      content: '""',
      inlineSize: vars.space[48],
      marginBlockEnd: vars.space[16],
      borderBlockStart: `${vars.line.strong} solid ${vars.color.accent}`,
    },
  },
  name: { fontWeight: vars.weight.medium },
  position: { fontSize: vars.size.small, color: vars.color.muted },
});
