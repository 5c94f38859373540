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
  group: { minInlineSize: 0 },
  legend: {
    fontSize: vars.size.small,
    fontWeight: vars.weight.medium,
    lineHeight: 1.6,
  },
  quiet: { color: vars.color.muted, fontWeight: vars.weight.body },
  choices: { display: 'flex', flexWrap: 'wrap', columnGap: vars.space[32] },
  help: { fontSize: vars.size.label, color: vars.color.muted },
  error: {
    display: 'flex',
    gap: vars.space[8],
    fontSize: vars.size.small,
    lineHeight: 1.5,
    color: vars.color.danger,
  },
});
