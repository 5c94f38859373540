import { defineStyles } from '@mawkib/ui/styles';

export const pagingStyles = defineStyles('ed-paging', {
  root: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '12px',
    marginBlockStart: '12px',
    '& > div': { display: 'flex', gap: '8px' },
  },
  range: { color: 'var(--ed-quiet)' },
});
