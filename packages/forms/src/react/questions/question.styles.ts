import { defineStyles, vars } from '@mawkib/ui/styles';

// Label, control and one line of error: an error that appears does not move the submit button.
const line = '6.5rem';

export const styles = defineStyles('question', {
  root: {
    minInlineSize: 0,
    minBlockSize: line,
    '&[data-hint]': { minBlockSize: `calc(${line} + 1.75rem)` },
    '&[data-type="checkbox"]': { minBlockSize: '5rem' },
    '&[data-type="radio"]': { paddingBlockEnd: vars.space[12] },
    '&[data-type="textarea"]': { minBlockSize: '11.75rem' },
  },
});
