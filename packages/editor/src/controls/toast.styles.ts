import { defineStyles } from '@mawkib/ui/styles';

export const toastStyles = defineStyles('ed-toast', {
  toast: {
    display: 'flex',
    alignItems: 'center',
    gap: '8px',
    inlineSize: '100%',
    minBlockSize: '40px',
    paddingBlock: '4px',
    paddingInlineStart: '16px',
    paddingInlineEnd: '6px',
    borderRadius: '8px',
    background: '#24262a',
    color: '#fff',
    boxShadow: 'var(--ed-shadow)',
    '&[data-type="error"]': { background: '#7d1a14' },
  },
  content: { flex: 1 },
  button: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    flex: 'none',
    minBlockSize: '28px',
    paddingInline: '12px',
    border: 0,
    borderRadius: 'var(--ed-radius)',
    background: 'transparent',
    color: '#fff',
    cursor: 'pointer',
    '&:hover': { background: 'rgb(255 255 255 / 14%)' },
    '&:focus-visible': { outline: '2px solid #fff', outlineOffset: '1px' },
  },
  // Sonner renders the close button first; it stands last.
  close: { order: 1, inlineSize: '28px', paddingInline: 0 },
});
