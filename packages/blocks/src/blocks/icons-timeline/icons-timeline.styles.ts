import { defineStyles, media, vars } from '@mawkib/ui/styles';

const mark = '56px';

const columns = (count: number) => ({ gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` });

export const styles = defineStyles('icons-timeline', {
  line: {
    display: 'grid',
    [media.from(1024)]: {
      rowGap: vars.space[64],
      '&[data-columns="3"]': columns(3),
      '&[data-columns="4"]': columns(4),
      '&[data-columns="5"]': columns(5),
    },
  },
  // The line connects the markers: vertically on a phone, horizontally on a desktop.
  station: {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: `${mark} minmax(0, 1fr)`,
    columnGap: vars.space[24],
    paddingBlockEnd: vars.space[48],
    '&::before': {
      content: '""',
      position: 'absolute',
      insetBlock: `${mark} 0`,
      insetInlineStart: `calc(${mark} / 2)`,
      borderInlineStart: `1px solid ${vars.color.edge}`,
    },
    '&:last-child': { paddingBlockEnd: 0 },
    '&:last-child::before': { display: 'none' },
    '&[data-notice]': { opacity: 0.45 },
    [media.from(1024)]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      alignContent: 'start',
      rowGap: vars.space[24],
      paddingBlockEnd: 0,
      paddingInlineEnd: vars.space[32],
      '&::before': {
        insetBlock: `calc(${mark} / 2) auto`,
        insetInline: `${mark} 0`,
        borderInlineStart: 'none',
        borderBlockStart: `1px solid ${vars.color.edge}`,
      },
    },
  },
  mark: {
    display: 'grid',
    placeItems: 'center',
    inlineSize: mark,
    blockSize: mark,
    border: `1px solid ${vars.color.edge}`,
    borderRadius: '50%',
    '&[data-bare]::before': {
      content: '""',
      inlineSize: '8px',
      blockSize: '8px',
      borderRadius: '50%',
      backgroundColor: 'currentcolor',
    },
  },
  words: {
    minInlineSize: 0,
    paddingBlockStart: '0.75em',
    [media.from(1024)]: { paddingBlockStart: 0 },
  },
  text: { marginBlockStart: vars.space[8], color: vars.color.muted },
});
