import { defineStyles, media, vars } from '@mawkib/ui/styles';

const noScript = '@media (scripting: none)';

export const styles = defineStyles('tabs-with-modal', {
  story: {
    display: 'grid',
    gap: vars.space[32],
    alignItems: 'center',
    '&[data-notice]': { opacity: 0.45 },
    [media.from(1024)]: {
      columnGap: `calc(${vars.layout.gutter} * 3)`,
      '&[data-picture]': { gridTemplateColumns: '7fr 5fr' },
    },
  },
  words: { display: 'grid', gap: vars.space[16], justifyItems: 'start', minInlineSize: 0 },
  ways: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: vars.space[32],
    rowGap: vars.space[12],
    marginBlockStart: vars.space[8],
    '&:empty': { display: 'none' },
  },
  opener: { [noScript]: { display: 'none' }, [media.print]: { display: 'none' } },
  // Without modals the content expands in place.
  instead: {
    display: 'none',
    inlineSize: '100%',
    [noScript]: { display: 'block' },
    '& > summary': { paddingBlock: vars.space[12], textDecoration: 'underline' },
  },
});
