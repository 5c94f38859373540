import { arrivingAttribute } from '../markup/index.js';
import { fadesWhereMore } from '../styles/fades-where-more.js';
import { media } from '../styles/media.js';
import { definePrimitiveStyles } from '../styles/sheets/sheet.js';
import { vars } from '../styles/tokens.js';

/** Of each of `count` slides beside each other, so that parts of neighbours keep their room. */
const width = (count: string) =>
  `calc((100% - (var(${count}) - 1) * var(--gap) - var(--peek)) / var(${count}))`;

/** The time that is left, on a mark or on a button that stands in its place. */
const time = {
  '[data-timer] > &[data-running]::after': {
    animation: 'mk-carousel-time var(--interval) linear both',
  },
} as const;

export const styles = definePrimitiveStyles('carousel', {
  root: {
    position: 'relative',
    '--gap': '0px',
    '--peek': '0px',
    '&[data-many]': { '--gap': vars.layout.gutter },
    '&[data-view="adjacent"]': {
      '--peek': 'clamp(2rem, 12vw, 11rem)',
      '--gap': vars.layout.gutter,
    },
    '&[data-fits="phone"]': { '--peek': '0px' },
    // The ring of a focused track: above its pictures and beside its words. `--ring` moves it inwards
    // where slides reach the edges of the page.
    '&:has($track:focus-visible)::after': {
      content: '""',
      position: 'absolute',
      zIndex: 1,
      inset: 'var(--ring, -6px)',
      border: `2px solid ${vars.color.focus}`,
      pointerEvents: 'none',
    },
    // Where all slides fit there is nothing to control, and no neighbour to hint at.
    [media.from(741)]: {
      '&[data-fits="tablet"]': { '--peek': '0px' },
      '&[data-fits="tablet"] $controls': { display: 'none' },
    },
    [media.from(1024)]: {
      '&[data-fits="desktop"]': { '--peek': '0px' },
      '&[data-fits="desktop"] $controls': { display: 'none' },
    },
  },
  track: {
    display: 'flex',
    gap: 'var(--gap)',
    overflowX: 'auto',
    overscrollBehaviorX: 'contain',
    scrollPaddingInline: 'calc(var(--peek) / 2)',
    scrollSnapType: 'x mandatory',
    scrollbarWidth: 'none',
    '&::-webkit-scrollbar': { display: 'none' },
    '&:focus-visible': { outline: 'none' },
    // Neighbours run on to the edge of the page, where nothing of them is cut but by the screen.
    '[data-view="adjacent"] > &': {
      marginInline: `calc(-1 * ${vars.layout.margin})`,
      paddingInline: vars.layout.margin,
      scrollPaddingInline: `calc(${vars.layout.margin} + var(--peek) / 2)`,
    },
    [media.motion]: { scrollBehavior: 'smooth' },
    '@media (scripting: none)': { scrollbarWidth: 'thin' },
    [media.print]: { flexWrap: 'wrap' },
  },
  slide: {
    position: 'relative',
    flex: `0 0 ${width('--phone')}`,
    minInlineSize: 0,
    scrollSnapAlign: 'start',
    scrollSnapStop: 'always',
    // No letter of the next slide reaches over the edge of this one.
    ':not([data-many], [data-view]) > * > &': { overflowX: 'clip' },
    [media.from(741)]: { flexBasis: width('--tablet') },
    [media.from(1024)]: { flexBasis: width('--desktop') },
    // Pictures behind the first slide leave the line to it while the page arrives.
    [`html[${arrivingAttribute}] :not([data-many], [data-view]) > * > &:not(:first-child) picture`]:
      {
        contentVisibility: 'hidden',
      },
  },
  controls: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'flex-end',
    marginBlockStart: vars.space[16],
    paddingInline: 'var(--controls-inset, 0)',
    '[data-controls="above"] > &': { marginBlock: `0 ${vars.space[24]}` },
    '[data-controls="over"] > &': {
      position: 'absolute',
      insetInline: 0,
      insetBlockEnd: vars.space[16],
      marginBlockStart: 0,
      paddingInline: vars.layout.margin,
      backgroundColor: 'transparent',
      filter: 'drop-shadow(0 0 6px rgb(0 0 0 / 0.45))',
    },
    '@media (scripting: none)': { display: 'none' },
    [media.print]: { display: 'none' },
  },
  // Many marks on a phone take a line of their own: the arrows stay beside nothing that covers them.
  marks: { display: 'flex', flexWrap: 'wrap', flex: '1 1 auto', marginInlineStart: '-4px' },
  mark: {
    position: 'relative',
    flex: '1 1 24px',
    maxInlineSize: '44px',
    blockSize: '44px',
    '&::before, &::after': {
      content: '""',
      position: 'absolute',
      insetInline: '4px',
      insetBlockStart: 'calc(50% - 1px)',
      blockSize: '2px',
      backgroundColor: 'currentcolor',
      opacity: 0.45,
    },
    '&::after': {
      opacity: 1,
      transform: 'scaleX(0)',
      transformOrigin: `calc(50% - 50% * ${vars.direction.flip}) 50%`,
    },
    '&:is([aria-current], [data-current])::after': { transform: 'none' },
    ...time,
    '@keyframes mk-carousel-time': { from: { transform: 'scaleX(0)' }, to: { transform: 'none' } },
  },
  count: {
    alignSelf: 'center',
    marginInlineStart: vars.space[8],
    fontSize: vars.size.small,
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
  },
  choices: {
    display: 'flex',
    flex: 1,
    minInlineSize: 0,
    gap: 'var(--choices-gap, 0)',
    overflowX: 'auto',
    overscrollBehaviorX: 'contain',
    scrollbarWidth: 'none',
    ...fadesWhereMore,
    '&::-webkit-scrollbar': { display: 'none' },
    [media.motion]: { scrollBehavior: 'smooth' },
  },
  choice: {
    position: 'relative',
    flex: 'none',
    minInlineSize: '48px',
    minBlockSize: '48px',
    color: vars.color.muted,
    transition: `color ${vars.motion.fast}`,
    '&::before, &::after': {
      content: '""',
      position: 'absolute',
      insetInline: 0,
      insetBlockEnd: 0,
      blockSize: '2px',
    },
    '&::before': { blockSize: '1px', backgroundColor: vars.color.line },
    '&::after': {
      backgroundColor: 'currentcolor',
      transform: 'scaleX(0)',
      transformOrigin: `calc(50% - 50% * ${vars.direction.flip}) 50%`,
      transition: `transform ${vars.motion.base} ${vars.motion.ease}`,
    },
    '&[aria-current]': { color: vars.color.ink },
    '&[aria-current]::after': { transform: 'none' },
    '&:focus-visible': { outlineOffset: '-2px' },
    [media.hover]: { '&:hover': { color: vars.color.ink } },
    ...time,
  },
  // The sign itself ends where the pictures end, not the room around it.
  steps: { flex: 'none', display: 'flex', marginInlineEnd: '-14px' },
  button: {
    flex: 'none',
    display: 'grid',
    placeItems: 'center',
    inlineSize: '48px',
    blockSize: '48px',
    transition: `background-color ${vars.motion.fast}, color ${vars.motion.fast}`,
    [media.hover]: {
      '&:hover': { backgroundColor: vars.color.fill, color: vars.color.onFill },
    },
  },
  back: { transform: `scaleX(calc(-1 * ${vars.direction.flip})) !important` },
});
