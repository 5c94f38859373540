import { defineStyles, media, vars } from '@mawkib/ui/styles';

export const styles = defineStyles('model-summary', {
  root: {
    display: 'grid',
    gap: vars.space[32],
    scrollMarginBlockStart: vars.space[32],
    [media.from(1024)]: {
      '&[data-columns]': {
        gridTemplateColumns: '7fr 5fr',
        columnGap: `calc(${vars.layout.gutter} * 3)`,
        alignItems: 'center',
      },
    },
  },
  words: {
    display: 'grid',
    gap: vars.space[32],
    minInlineSize: 0,
    [media.from(1024)]: {
      '$root:not([data-columns]) &': {
        gridTemplateColumns: '5fr 7fr',
        columnGap: `calc(${vars.layout.gutter} * 3)`,
        alignItems: 'start',
      },
    },
  },
  // The summary named by the page's hash has a line under its title.
  tab: {
    justifySelf: 'start',
    paddingBlockEnd: vars.space[8],
    borderBlockEnd: `${vars.line.strong} solid transparent`,
    transition: `border-color ${vars.motion.fast} ${vars.motion.ease}`,
    '$root:target &': { borderBlockEndColor: vars.color.accent },
    [media.hover]: { '&:hover': { borderBlockEndColor: 'currentcolor' } },
  },
  specs: {
    display: 'grid',
    borderBlockStart: `1px solid ${vars.color.line}`,
    [media.from(741)]: {
      '$root:not([data-columns]) &': {
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 10em), 1fr))',
        columnGap: vars.layout.gutter,
        borderBlockStart: 'none',
      },
    },
  },
  spec: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    columnGap: vars.space[24],
    paddingBlock: vars.space[16],
    borderBlockEnd: `1px solid ${vars.color.line}`,
    [media.from(741)]: {
      '$root:not([data-columns]) &': {
        flexDirection: 'column-reverse',
        alignItems: 'flex-start',
        justifyContent: 'flex-end',
        flexWrap: 'nowrap',
        paddingBlockEnd: 0,
        borderBlockStart: `1px solid ${vars.color.line}`,
        borderBlockEnd: 'none',
      },
    },
  },
  label: { color: vars.color.muted },
  value: {
    fontSize: vars.size.m,
    fontWeight: vars.weight.heading,
    lineHeight: 1.4,
    fontVariantNumeric: 'tabular-nums',
  },
});
