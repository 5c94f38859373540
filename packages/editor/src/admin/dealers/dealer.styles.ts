import { defineStyles } from '@mawkib/ui/styles';

export const dealerStyles = defineStyles('ed-dealer', {
  week: { display: 'grid', maxInlineSize: '640px' },
  day: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'start',
    gap: '8px',
    paddingBlock: '8px',
    borderBlockEnd: '1px solid var(--ed-line)',
  },
  dayName: { flex: '0 0 96px', lineHeight: 'var(--ed-control)' },
  spans: {
    flex: '1 1 280px',
    display: 'grid',
    gap: '8px',
    minBlockSize: 'var(--ed-control)',
    alignItems: 'center',
  },
  span: { display: 'grid', gridTemplateColumns: '1fr 1fr auto', gap: '8px' },
  problem: { color: 'var(--ed-danger)', fontSize: '12px' },
  services: {
    display: 'grid',
    gap: '4px',
    '& label': {
      display: 'flex',
      gap: '8px',
      alignItems: 'center',
      minBlockSize: 'var(--ed-control)',
    },
  },
  dates: {
    display: 'grid',
    gap: '12px',
    gridTemplateColumns: 'repeat(auto-fit, minmax(160px, 1fr))',
    marginBlockEnd: '12px',
    maxInlineSize: '640px',
  },
});
