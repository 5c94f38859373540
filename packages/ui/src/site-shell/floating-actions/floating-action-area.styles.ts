import { consentAsksAttribute } from '../../markup/index.js';
import { media } from '../../styles/media.js';
import { definePrimitiveStyles } from '../../styles/sheets/sheet.js';
import { vars } from '../../styles/vars.js';

const safe = 'env(safe-area-inset-bottom, 0px)';
const laneButton = '44px';
/** Half of the margin next to the button; slider arrows extend 14 px into the margin. */
const lane = `calc((${vars.layout.margin} - 14px - ${laneButton}) / 2)`;
/** It covers the area; see `sticky-bars.ts`. */
const openMenu = '[data-sticky=header] :is([open], [data-open])';
const line = `1px solid ${vars.color.line}`;

export const styles = definePrimitiveStyles('floating-action-area', {
  root: {
    position: 'fixed',
    zIndex: vars.layer.sticky,
    insetInlineEnd: vars.space[16],
    insetBlockEnd: `calc(${vars.space[16]} + ${safe} + var(--bars, 0px))`,
    transition: `opacity ${vars.motion.fast}`,
    [media.from(741)]: {
      insetInlineEnd: vars.space[32],
      insetBlockEnd: `calc(${vars.space[32]} + ${safe} + var(--bars, 0px))`,
    },
    // In the page's margin, which has only images.
    [media.from(1280)]: { '&[data-kind="menu"]': { insetInlineEnd: lane } },
    '&[data-kind="bar"]': {
      [media.below(741)]: { insetInline: 0, insetBlockEnd: 'var(--bars, 0px)' },
    },
    // Still focusable: it is shown again on focus.
    '&[data-away]': { opacity: 0, pointerEvents: 'none' },
    '& [data-on="wide"]': { [media.below(741)]: { display: 'none' } },
    '& [data-on="narrow"]': { [media.from(741)]: { display: 'none' } },
    // Hidden while the consent bar is there, and above the end of the page.
    [`html[${consentAsksAttribute}] &`]: { display: 'none' },
    'body:has(&) .mk-site-footer': { paddingBlockEnd: `calc(104px + ${safe})` },
    [`html:has(&):not(:has(${openMenu}))`]: { scrollPaddingBlockEnd: '112px' },
  },
  panel: {
    position: 'relative',
    border: line,
    boxShadow: vars.elevation.float,
    '[data-kind="menu"] &': {
      position: 'absolute',
      insetInlineEnd: 0,
      insetBlockEnd: `calc(100% + ${vars.space[8]})`,
      inlineSize: 'max-content',
      minInlineSize: '240px',
      maxInlineSize: `calc(100vw - 2 * ${vars.space[16]})`,
      [media.motion]: { animation: `mk-actions ${vars.motion.base} ${vars.motion.ease}` },
    },
    '[data-kind="bar"] &': {
      [media.below(741)]: { borderInline: 0, borderBlockEnd: 0, paddingBlockEnd: safe },
    },
    '@keyframes mk-actions': { from: { opacity: 0, transform: 'translateY(8px)' } },
  },
  list: {
    '[data-kind="bar"] &': { display: 'flex' },
    '[data-kind="bar"] & > li': { flex: '1 1 0', minInlineSize: 0 },
    '[data-kind="bar"] & > li + li': { borderInlineStart: line },
    '[data-kind="menu"] & > li + li': { borderBlockStart: line },
  },
  action: {
    display: 'flex',
    alignItems: 'center',
    inlineSize: '100%',
    fontSize: vars.size.small,
    lineHeight: 1.4,
    transition: `background-color ${vars.motion.fast}`,
    '[data-kind="menu"] &': {
      gap: vars.space[16],
      minBlockSize: '56px',
      paddingInline: vars.space[24],
    },
    '[data-kind="bar"] &': {
      flexDirection: 'column',
      gap: vars.space[4],
      minBlockSize: '64px',
      blockSize: '100%',
      paddingBlock: vars.space[8],
      paddingInline: vars.space[8],
      fontSize: vars.size.label,
      textAlign: 'center',
      textWrap: 'balance',
      [media.from(741)]: { minInlineSize: '116px', paddingInline: vars.space[16] },
    },
    '&:focus-visible': { outlineOffset: '-4px' },
    [media.hover]: { '&:hover': { backgroundColor: vars.color.raised } },
  },
  menu: {},
  toggle: {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[12],
    minBlockSize: '56px',
    minInlineSize: '56px',
    border: line,
    boxShadow: vars.elevation.float,
    paddingInline: vars.space[16],
    fontSize: vars.size.small,
    lineHeight: 1.4,
    transition: `background-color ${vars.motion.fast}`,
    [media.hover]: { '&:hover': { backgroundColor: vars.color.raised } },
    [media.from(741)]: { paddingInlineEnd: vars.space[24] },
    [media.from(1280)]: {
      position: 'relative',
      justifyContent: 'center',
      inlineSize: laneButton,
      minInlineSize: laneButton,
      minBlockSize: laneButton,
      paddingInline: 0,
    },
  },
  sign: {
    flex: 'none',
    fill: 'none',
    stroke: 'currentcolor',
    strokeWidth: 1.4,
    strokeLinejoin: 'round',
    strokeLinecap: 'round',
  },
  more: { blockSize: '100%' },
  moreToggle: {
    listStyle: 'none',
    cursor: 'pointer',
    '&::-webkit-details-marker': { display: 'none' },
  },
  moreSign: {
    transition: `transform ${vars.motion.base} ${vars.motion.ease}`,
    '[data-kind="bar"] &': { transform: 'rotate(180deg)' },
    '[open] > $moreToggle > &': { transform: 'rotate(180deg)' },
    '[data-kind="bar"] [open] > $moreToggle > &': { transform: 'none' },
  },
  moreList: {
    '[data-kind="menu"] & > li': { borderBlockStart: line },
    '[data-kind="bar"] & > li + li': { borderBlockStart: line },
    // Above the bar; its items are lines.
    '[data-kind="bar"] &': {
      position: 'absolute',
      insetInlineEnd: 0,
      insetBlockEnd: '100%',
      minInlineSize: '240px',
      maxInlineSize: '100vw',
      border: line,
      boxShadow: vars.elevation.float,
    },
    '[data-kind="bar"] & $action': {
      flexDirection: 'row',
      gap: vars.space[16],
      minBlockSize: '56px',
      paddingInline: vars.space[24],
      fontSize: vars.size.small,
      textAlign: 'start',
    },
  },
  label: {
    position: 'absolute',
    inlineSize: '1px',
    blockSize: '1px',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    [media.from(741)]: {
      position: 'static',
      inlineSize: 'auto',
      blockSize: 'auto',
      overflow: 'visible',
      clipPath: 'none',
    },
    // In the margin it is shown next to the button on hover.
    [media.from(1280)]: {
      position: 'absolute',
      inlineSize: '1px',
      blockSize: '1px',
      overflow: 'hidden',
      clipPath: 'inset(50%)',
      '$toggle:is(:hover, :focus-visible) > &': {
        insetInlineEnd: '100%',
        insetBlock: '-1px',
        display: 'flex',
        alignItems: 'center',
        inlineSize: 'auto',
        blockSize: 'auto',
        paddingInline: vars.space[16],
        overflow: 'visible',
        clipPath: 'none',
        whiteSpace: 'nowrap',
        backgroundColor: 'inherit',
        pointerEvents: 'none',
      },
    },
  },
});
