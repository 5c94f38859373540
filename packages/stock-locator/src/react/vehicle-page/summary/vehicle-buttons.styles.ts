import { defineStyles, vars } from '@mawkib/ui/styles';

export const styles = defineStyles('vehicle-buttons', {
  root: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: vars.space[12],
    marginBlockStart: vars.space[16],
    '& > *': { flexGrow: 1 },
    '& > dialog': { flexGrow: 0 },
  },
});
