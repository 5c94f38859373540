import { defineStyles, media, vars } from '@mawkib/ui/styles';

export const styles = defineStyles('vehicle-dealer', {
  root: {
    paddingBlock: vars.space[24],
    borderBlock: `1px solid ${vars.color.line}`,
    breakInside: 'avoid',
    [media.print]: { paddingBlock: '3mm' },
  },
  label: { fontSize: vars.size.label, color: vars.color.muted },
  name: {
    fontSize: vars.size.s,
    lineHeight: vars.leading.heading,
    marginBlockEnd: vars.space[4],
    [media.print]: { fontSize: '12pt' },
  },
  hours: { fontSize: vars.size.small, color: vars.color.muted },
  ways: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    marginBlockStart: vars.space[12],
  },
  way: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space[12],
    minBlockSize: '44px',
    // An e-mail address has no break opportunity.
    overflowWrap: 'anywhere',
    '& bdi': { minInlineSize: 0, whiteSpace: 'normal' },
    [media.print]: { minBlockSize: 0 },
    [media.hover]: { '&:hover': { textDecoration: 'underline', textUnderlineOffset: '4px' } },
  },
  visuallyHidden: {
    position: 'absolute',
    inlineSize: '1px',
    blockSize: '1px',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
  },
});
