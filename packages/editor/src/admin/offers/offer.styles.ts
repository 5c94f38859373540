import { defineStyles } from '@mawkib/ui/styles';

export const offerStyles = defineStyles('ed-offers', {
  lines: { display: 'inline-grid', gap: '2px', verticalAlign: 'top' },
  line: {
    fontVariantNumeric: 'tabular-nums',
    '&[data-problem]': { color: 'var(--ed-danger)' },
  },
  status: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    columnGap: '12px',
    rowGap: '2px',
  },
  fields: {
    display: 'grid',
    gap: '12px',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 240px), 1fr))',
    alignItems: 'start',
  },
  /** Below all fields. */
  note: { gridColumn: '1 / -1', color: 'var(--ed-quiet)', fontSize: '12px' },
  /** Texts of the languages side by side. */
  pairs: {
    display: 'grid',
    gap: '12px',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 320px), 1fr))',
    alignItems: 'start',
    marginBlockEnd: '12px',
  },
  figures: { display: 'grid', gap: '12px', marginBlockEnd: '12px' },
  figure: {
    display: 'grid',
    gap: '12px',
    padding: '16px',
    minInlineSize: 0,
    margin: 0,
    background: 'var(--ed-panel)',
    border: '1px solid var(--ed-line)',
    borderRadius: '8px',
    '&[data-problem]': { borderColor: 'var(--ed-danger)' },
  },
  head: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '8px',
    '& > h3': { fontSize: '14px', fontWeight: 600, overflowWrap: 'anywhere' },
  },
  compared: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-end',
    columnGap: '32px',
    rowGap: '12px',
    paddingBlockStart: '12px',
    borderBlockStart: '1px solid var(--ed-line)',
  },
  amount: {
    display: 'grid',
    gap: '2px',
    '& > span': { color: 'var(--ed-quiet)', fontSize: '12px' },
    '& > strong': { fontSize: '16px', fontWeight: 600, fontVariantNumeric: 'tabular-nums' },
  },
  check: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '8px',
    minBlockSize: 'var(--ed-control)',
    cursor: 'pointer',
  },
  problem: { color: 'var(--ed-danger)' },
  end: { marginInlineStart: 'auto' },
  pages: {
    display: 'grid',
    gap: '4px',
    '& li': { display: 'flex', flexWrap: 'wrap', columnGap: '12px', alignItems: 'baseline' },
  },
});
