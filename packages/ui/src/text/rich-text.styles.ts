import { media } from '../styles/media.js';
import { definePrimitiveStyles } from '../styles/sheets/sheet.js';
import { vars } from '../styles/vars.js';

export const styles = definePrimitiveStyles('rich-text', {
  root: {
    maxInlineSize: vars.layout.measure,
    fontSize: vars.size.body,
    lineHeight: vars.leading.body,
    '&[data-size="xs"]': { fontSize: vars.size.label },
    '&[data-size="s"]': { fontSize: vars.size.small },
    '&[data-size="l"]': { fontSize: vars.size.lead, lineHeight: 1.65 },
    '&[data-size="quote"]': { fontSize: vars.size.m, lineHeight: 1.5 },
    '&[data-size="subcopy"]': { fontSize: vars.size.small, color: vars.color.muted },
    '& > * + *': { marginBlockStart: '0.9em' },
    '& :is(h2, h3, h4, h5, h6)': { lineHeight: 1.4, marginBlockStart: '1.4em' },
    '& h2': { fontSize: vars.size.m },
    '& h3': { fontSize: vars.size.s },
    '& a': {
      textDecoration: 'underline',
      textDecorationThickness: '1px',
      textUnderlineOffset: '0.3em',
      textDecorationColor: vars.color.accent,
    },
    '& a:hover': { color: vars.color.accent },
    '& ul, & ol': { paddingInlineStart: '1.4em', display: 'grid', gap: '0.4em' },
    '& ul': { listStyle: 'disc' },
    '& ol': { listStyle: 'decimal' },
    '& li::marker': { color: vars.color.muted },
    '& blockquote': {
      paddingInlineStart: vars.space[24],
      borderInlineStart: `${vars.line.strong} solid ${vars.color.accent}`,
    },
    '& table': {
      inlineSize: '100%',
      textAlign: 'start',
      fontSize: vars.size.small,
      [media.from(741)]: { fontSize: 'inherit' },
    },
    '& :is(th, td)': {
      paddingBlock: '0.6em',
      paddingInlineEnd: vars.space[12],
      textAlign: 'start',
      borderBlockEnd: `1px solid ${vars.color.line}`,
      [media.from(741)]: { paddingInlineEnd: vars.space[16] },
    },
    '& :is(th, td):last-child': { paddingInlineEnd: 0 },
    '& hr': { borderBlockStart: `1px solid ${vars.color.line}` },
    '& img': { inlineSize: '100%' },
  },
});
