import { defineStyles, vars } from '@mawkib/ui/styles';

export const styles = defineStyles('html-box', {
  // As wide as the page: its own markup has a layout, and overflow scrolls.
  markup: {
    maxInlineSize: 'none',
    overflowX: 'auto',
    '& > :is(p, ul, ol, blockquote)': { maxInlineSize: '65ch' },
    '& > :first-child': { marginBlockStart: 0 },
    '& table': { fontVariantNumeric: 'tabular-nums' },
    '& th': { fontWeight: vars.weight.medium },
    // The only indication that it can be opened.
    '& summary': { display: 'list-item', listStyle: 'disclosure-closed inside' },
    '& [open] > summary': { listStyleType: 'disclosure-open' },
  },
});
