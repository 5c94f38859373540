import { defineStyles, media, vars } from '@mawkib/ui/styles';

export const styles = defineStyles('vehicle-printed-address', {
  root: {
    display: 'none',
    [media.print]: {
      display: 'block',
      marginBlockStart: vars.space[12],
      paddingBlockStart: vars.space[8],
      borderBlockStart: `1px solid ${vars.color.line}`,
      fontSize: '8.5pt',
      overflowWrap: 'anywhere',
    },
  },
});
