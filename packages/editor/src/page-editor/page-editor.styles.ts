import { defineStyles } from '@mawkib/ui/styles';

/** Narrow layout: the inspector is below the page, the outline overlays both. */
const narrow = '@media (max-width: 767px)';

const panel = {
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: 0,
  minInlineSize: 0,
  background: 'var(--ed-panel)',
} as const;

export const pageEditorStyles = defineStyles('ed-page', {
  root: { display: 'flex', flexDirection: 'column', blockSize: '100vh', overflow: 'hidden' },
  bar: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto minmax(0, 1fr)',
    alignItems: 'center',
    gap: '12px',
    minBlockSize: '48px',
    paddingInline: '8px',
    background: 'var(--ed-panel)',
    borderBlockEnd: '1px solid var(--ed-line)',
    '@media (max-width: 1099px)': {
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      rowGap: 0,
      paddingBlock: '6px',
    },
    [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)', rowGap: '4px' },
  },
  group: {
    display: 'flex',
    alignItems: 'center',
    gap: '4px',
    minInlineSize: 0,
    '&[data-end]': { justifyContent: 'flex-end', [narrow]: { flexWrap: 'wrap' } },
  },
  views: {
    display: 'flex',
    alignItems: 'center',
    gap: '8px',
    '@media (max-width: 1099px)': { gridRow: 2 },
  },
  name: {
    minInlineSize: 0,
    paddingInlineStart: '4px',
    lineHeight: 1.3,
    [narrow]: { flex: 1 },
  },
  title: {
    fontSize: '14px',
    fontWeight: 600,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  path: {
    fontSize: '12px',
    color: 'var(--ed-quiet)',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  state: {
    paddingInline: '8px',
    color: 'var(--ed-quiet)',
    whiteSpace: 'nowrap',
    '&[data-kind="bad"]': { color: 'var(--ed-danger)', fontWeight: 600 },
    '&[data-kind="warn"]': { color: 'var(--ed-warn)' },
  },
  columns: {
    flex: 1,
    minBlockSize: 0,
    display: 'grid',
    gridTemplateColumns: '0 minmax(0, 1fr) 0',
    '&[data-outline]': { gridTemplateColumns: '264px minmax(0, 1fr) 0' },
    '&[data-inspector]': { gridTemplateColumns: '0 minmax(0, 1fr) 352px' },
    '&[data-outline][data-inspector]': { gridTemplateColumns: '264px minmax(0, 1fr) 352px' },
    [narrow]: {
      '&, &[data-outline], &[data-inspector], &[data-outline][data-inspector]': {
        gridTemplateColumns: 'minmax(0, 1fr)',
        gridTemplateRows: 'minmax(0, 1fr)',
        gridAutoRows: 'minmax(0, 1fr)',
      },
    },
  },
  outline: {
    ...panel,
    gridColumn: 1,
    borderInlineEnd: '1px solid var(--ed-line)',
    [narrow]: { gridRow: '1 / span 2', zIndex: 2, borderInlineEnd: 0 },
  },
  canvas: {
    ...panel,
    gridColumn: 2,
    background: 'var(--ed-ground)',
    [narrow]: { gridColumn: 1, gridRow: 1 },
  },
  inspector: {
    ...panel,
    gridColumn: 3,
    borderInlineStart: '1px solid var(--ed-line)',
    [narrow]: {
      gridColumn: 1,
      gridRow: 2,
      borderInlineStart: 0,
      borderBlockStart: '1px solid var(--ed-line)',
    },
  },
  panelHead: {
    display: 'flex',
    alignItems: 'center',
    gap: '4px',
    minBlockSize: '44px',
    paddingInlineStart: '16px',
    paddingInlineEnd: '6px',
    borderBlockEnd: '1px solid var(--ed-line)',
    '& h2': { flex: 1, fontSize: '13px', fontWeight: 600 },
  },
  empty: { padding: '24px 16px', color: 'var(--ed-quiet)', textAlign: 'center' },
});
