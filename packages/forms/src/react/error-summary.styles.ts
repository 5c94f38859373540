import { defineStyles, vars } from '@mawkib/ui/styles';

export const styles = defineStyles('error-summary', {
  lines: {
    fontSize: vars.size.small,
    '& [data-repaired]': { color: vars.color.muted },
    '& [data-repaired] > *': { textDecorationLine: 'line-through' },
  },
  line: {
    display: 'inline-block',
    paddingBlock: '10px',
    lineHeight: '24px',
    textDecoration: 'underline',
    textUnderlineOffset: '0.3em',
    textDecorationThickness: '1px',
  },
});
