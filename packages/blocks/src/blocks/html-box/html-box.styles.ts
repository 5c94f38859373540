import { defineStyles, vars } from '@mawkib/ui/styles';

export const styles = defineStyles('html-box', {
  // As wide as the page: its own markup lays it out, and what is too wide scrolls in its place.
  markup: {
    maxInlineSize: 'none',
    overflowX: 'auto',
    '& > :is(p, ul, ol, blockquote)': { maxInlineSize: '65ch' },
    '& > :first-child': { marginBlockStart: 0 },
    '& table': { fontVariantNumeric: 'tabular-nums' },
    '& th': { fontWeight: vars.weight.medium },
    // Nothing else says that it unfolds.
    '& summary': { display: 'list-item', listStyle: 'disclosure-closed inside' },
    '& [open] > summary': { listStyleType: 'disclosure-open' },
  },
});
