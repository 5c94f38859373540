import { defineStyles, media, vars } from '@mawkib/ui/styles';
import { wayRow } from './way-row.js';

export const styles = defineStyles('retailer-details', {
  root: {
    display: 'grid',
    justifyItems: 'start',
    gap: vars.space[4],
    paddingBlockStart: vars.space[16],
    borderBlockStart: `1px solid ${vars.color.line}`,
  },
  name: {
    fontWeight: vars.weight.medium,
    '& > a': {
      display: 'inline-block',
      paddingBlock: vars.space[4],
      textDecoration: 'underline',
      textDecorationThickness: '1px',
      textUnderlineOffset: '0.3em',
    },
  },
  address: { color: vars.color.muted },
  today: { color: vars.color.muted, fontSize: vars.size.small },
  ways: { ...wayRow, marginBlockStart: vars.space[16] },
  map: {
    inlineSize: '100%',
    blockSize: '320px',
    marginBlockStart: vars.space[24],
    backgroundColor: vars.color.raised,
    [media.print]: { display: 'none' },
  },
});
