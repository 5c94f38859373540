import { arrivingAttribute } from '../markup/index.js';
import { fadesWhereMore } from '../styles/fades-where-more.js';
import { media } from '../styles/media.js';
import { definePrimitiveStyles } from '../styles/sheets/sheet.js';
import { vars } from '../styles/vars.js';

/** Width of a slide if `count` are visible, with space for parts of neighbors. */
const width = (count: string) =>
  `calc((100% - (var(${count}) - 1) * var(--gap) - var(--peek)) / var(${count}))`;

/** The remaining time, on an indicator or on a slide's button. */
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
    // Focus ring of the track: above the images and next to the text. `--ring` moves it inwards
    // if slides reach the edges of the page.
    '&:has($track:focus-visible)::after': {
      content: '""',
      position: 'absolute',
      zIndex: 1,
      inset: 'var(--ring, -6px)',
      border: `2px solid ${vars.color.focus}`,
      pointerEvents: 'none',
    },
    // If all slides fit, there are no controls and no parts of neighbors.
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
    // Neighbors extend to the edge of the page and are cut off only by the screen.
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
    // Text of the next slide must not overlap the edge of this one.
    ':not([data-many], [data-view]) > * > &': { overflowX: 'clip' },
    [media.from(741)]: { flexBasis: width('--tablet') },
    [media.from(1024)]: { flexBasis: width('--desktop') },
    // Images after the first slide load later, while the page arrives.
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
  // Many indicators on a phone wrap to their own row, next to no arrows.
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
  // Aligns the icon, not its padding, with the edge of the images.
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
