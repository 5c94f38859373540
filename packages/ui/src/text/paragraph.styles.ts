import { definePrimitiveStyles } from '../styles/sheets/sheet.js';
import { vars } from '../styles/vars.js';

export const styles = definePrimitiveStyles('paragraph', {
  root: {
    maxInlineSize: vars.layout.measure,
    fontSize: vars.size.body,
    lineHeight: vars.leading.body,
    '&[data-size="xs"]': { fontSize: vars.size.label },
    '&[data-size="s"]': { fontSize: vars.size.small },
    '&[data-size="l"]': { fontSize: vars.size.lead, lineHeight: 1.65 },
    '&[data-size="subcopy"]': { fontSize: vars.size.small, color: vars.color.muted },
    '&[data-size="quote"]': {
      fontSize: vars.size.m,
      lineHeight: 1.5,
      paddingInlineStart: vars.space[24],
      borderInlineStart: `${vars.line.strong} solid ${vars.color.accent}`,
    },
  },
});
