import { media } from '../styles/media.js';
import { definePrimitiveStyles } from '../styles/sheets/sheet.js';
import { vars } from '../styles/vars.js';

export const styles = definePrimitiveStyles('button', {
  root: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '0.6em',
    minBlockSize: '48px',
    paddingBlock: '0.5em',
    paddingInline: vars.control.space,
    border: '1px solid transparent',
    borderRadius: vars.radius.control,
    fontSize: '1rem',
    fontWeight: vars.control.weight,
    lineHeight: 1.4,
    textAlign: 'center',
    transitionProperty: 'background-color, border-color, color',
    transitionDuration: vars.motion.fast,
    transitionTimingFunction: vars.motion.ease,
    touchAction: 'manipulation',
    '&[data-size="small"]': {
      minBlockSize: '44px',
      paddingInline: vars.space[24],
      fontSize: '0.9375rem',
    },
    '&[data-kind="primary"]': { backgroundColor: vars.color.fill, color: vars.color.onFill },
    '&[data-kind="secondary"]': { borderColor: 'currentcolor', color: vars.color.ink },
    '&[data-kind="tertiary"]': {
      paddingInline: 0,
      color: vars.color.ink,
      justifyContent: 'flex-start',
      textAlign: 'start',
    },
    '&[data-kind="tertiary"] $label': {
      backgroundImage: 'linear-gradient(currentcolor, currentcolor)',
      backgroundSize: '0 1px',
      backgroundRepeat: 'no-repeat',
      backgroundPosition: '0 100%',
    },
    '&[data-wide]': { inlineSize: '100%' },
    [media.hover]: {
      '&[data-kind="primary"]:hover': { backgroundColor: vars.color.fillHover },
      '&[data-kind="secondary"]:hover': {
        backgroundColor: vars.color.fill,
        borderColor: vars.color.fill,
        color: vars.color.onFill,
      },
      '&:hover $arrow': { transform: `translateX(calc(4px * ${vars.direction.flip}))` },
    },
    '&:is(:disabled, [aria-disabled="true"])': { opacity: 0.45, pointerEvents: 'none' },
    '&[data-busy]': { cursor: 'progress' },
    [media.print]: { border: '1px solid' },
  },
  label: {},
  arrow: {
    display: 'inline-flex',
    transition: `transform ${vars.motion.base} ${vars.motion.ease}`,
  },
  text: {
    textDecoration: 'underline',
    textDecorationThickness: '1px',
    textUnderlineOffset: '0.3em',
    textDecorationColor: vars.color.accent,
    transition: `color ${vars.motion.fast}`,
    [media.hover]: { '&:hover': { color: vars.color.accent } },
    '&[data-quiet]': { textDecorationColor: 'transparent' },
    '&[data-quiet]:hover': { textDecorationColor: 'currentcolor' },
  },
  group: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space[12],
    [media.from(741)]: { columnGap: vars.space[24] },
    '&[data-align="center"]': { justifyContent: 'center' },
    // On a phone two share a row evenly, others take a row each.
    '&:has(> :nth-child(2))': {
      [media.below(741)]: { justifySelf: 'stretch', alignSelf: 'stretch' },
    },
    '& > :is([data-kind="primary"], [data-kind="secondary"]):not(:only-child)': {
      [media.below(741)]: {
        flex: `1 1 calc(50% - ${vars.space[12]})`,
        minInlineSize: 'fit-content',
        paddingInline: vars.space[16],
      },
    },
  },
});
