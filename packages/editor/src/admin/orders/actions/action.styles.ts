import { defineStyles } from '@mawkib/ui/styles';

export const actionStyles = defineStyles('ed-order-action', {
  form: { display: 'grid', gap: '16px', '&:empty': { display: 'none' } },
  effects: {
    display: 'grid',
    gap: '6px',
    margin: 0,
    paddingInlineStart: '18px',
    listStyle: 'disc',
    '& > li::marker': { color: 'var(--ed-edge)' },
  },
  choice: {
    display: 'flex',
    alignItems: 'center',
    gap: '8px',
    minBlockSize: 'var(--ed-control)',
    cursor: 'pointer',
  },
});
