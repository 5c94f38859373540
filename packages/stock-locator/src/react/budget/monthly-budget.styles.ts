import { defineStyles, vars } from '@mawkib/ui/styles';

const field = {
  inlineSize: '100%',
  minBlockSize: '48px',
  paddingInline: vars.space[12],
  border: `1px solid ${vars.color.edge}`,
  fontSize: '1rem',
  fontVariantNumeric: 'tabular-nums',
  '&:focus-visible': { outlineOffset: 0 },
};

export const styles = defineStyles('stock-budget', {
  root: {
    borderBlock: `1px solid ${vars.color.line}`,
    marginBlockEnd: '-1px',
    '&[open] > $title $chevron': { transform: 'rotate(180deg)' },
  },
  title: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    minBlockSize: '56px',
    fontSize: '1rem',
    fontWeight: vars.weight.medium,
  },
  chevron: { transition: `transform ${vars.motion.fast} ${vars.motion.ease}`, flexShrink: 0 },
  form: { display: 'grid', gap: vars.space[16], paddingBlockEnd: vars.space[24] },
  pair: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
    gap: vars.space[12],
  },
  legend: { marginBlockEnd: vars.space[4], fontSize: vars.size.small },
  field: { display: 'grid', gap: vars.space[4], minInlineSize: 0 },
  label: { fontSize: vars.size.label, color: vars.color.muted },
  unit: {},
  text: { ...field, '&::placeholder': { color: vars.color.muted, opacity: 1 } },
  selectBox: { position: 'relative', display: 'block' },
  select: { ...field, appearance: 'none', paddingInlineEnd: vars.space[32] },
  arrow: {
    position: 'absolute',
    insetInlineEnd: vars.space[12],
    insetBlockStart: 'calc(50% - 8px)',
    pointerEvents: 'none',
  },
  reach: { fontSize: vars.size.small, lineHeight: 1.6, '&:empty': { display: 'none' } },
  matching: {
    fontSize: vars.size.small,
    fontWeight: vars.weight.medium,
    '&:empty': { display: 'none' },
  },
  failed: { fontSize: vars.size.small, color: vars.color.danger },
  reset: {
    display: 'inline-flex',
    alignItems: 'center',
    justifySelf: 'center',
    minBlockSize: '44px',
    fontSize: vars.size.small,
    textDecoration: 'underline',
    textUnderlineOffset: '4px',
  },
});
