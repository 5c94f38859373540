import { defineStyles } from '@mawkib/ui/styles';

export const priceStyles = defineStyles('ed-prices', {
  form: {
    display: 'grid',
    justifyItems: 'start',
    gap: '8px',
    padding: '12px',
    border: '1px solid var(--ed-line)',
    borderRadius: 'var(--ed-radius)',
  },
  figure: { fontWeight: 600 },
  fields: {
    display: 'grid',
    gap: '12px',
    inlineSize: '100%',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 180px), 1fr))',
    alignItems: 'start',
  },
  price: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '12px',
    paddingBlock: '4px',
    '& p': { display: 'flex', flexWrap: 'wrap', columnGap: '12px', alignItems: 'baseline' },
    '& small': { color: 'var(--ed-quiet)', fontSize: '12px' },
  },
});
