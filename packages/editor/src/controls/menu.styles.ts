import { defineStyles } from '@mawkib/ui/styles';

export const menuStyles = defineStyles('ed-menu', {
  popover: {
    minInlineSize: '220px',
    padding: '6px',
    borderRadius: '8px',
    border: '1px solid var(--ed-line)',
    background: 'var(--ed-panel)',
    boxShadow: 'var(--ed-shadow)',
    outline: 'none',
  },
  menu: { display: 'flex', flexDirection: 'column', gap: '2px', outline: 'none' },
  header: { paddingBlock: '6px', paddingInline: '12px', color: 'var(--ed-quiet)' },
  item: {
    display: 'flex',
    alignItems: 'center',
    gap: '6px',
    minBlockSize: 'var(--ed-control)',
    paddingInline: '12px',
    borderRadius: 'var(--ed-radius)',
    color: 'inherit',
    textDecoration: 'none',
    cursor: 'pointer',
    '&[data-focused], &[data-hovered]': { background: 'var(--ed-hover)' },
    '&[data-focus-visible]': { outline: '2px solid var(--ed-accent)', outlineOffset: '-2px' },
  },
});
