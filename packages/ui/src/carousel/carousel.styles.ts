import { media } from '../styles/media.js';
import { primitiveSheet } from '../styles/sheet.js';
import { vars } from '../styles/tokens.js';

const width = (count: string) =>
  `calc((100% - (var(${count}) - 1) * var(--gap)) / var(${count}) - var(--peek))`;

export const styles = primitiveSheet('carousel', {
  root: {
    position: 'relative',
    '--gap': '0px',
    '--peek': '0px',
    '&[data-many]': { '--gap': vars.layout.gutter },
    '&[data-view="adjacent"]': {
      '--peek': 'clamp(2rem, 12vw, 11rem)',
      '--gap': vars.layout.gutter,
    },
  },
  track: {
    display: 'flex',
    gap: 'var(--gap)',
    overflowX: 'auto',
    overscrollBehaviorX: 'contain',
    scrollSnapType: 'x mandatory',
    scrollbarWidth: 'none',
    '&::-webkit-scrollbar': { display: 'none' },
    '&:focus-visible': { outlineOffset: '-3px' },
    [media.motion]: { scrollBehavior: 'smooth' },
    '@media (scripting: none)': { scrollbarWidth: 'thin' },
  },
  slide: {
    position: 'relative',
    flex: `0 0 ${width('--phone')}`,
    minInlineSize: 0,
    scrollSnapAlign: 'center',
    scrollSnapStop: 'always',
    [media.from(741)]: { flexBasis: width('--tablet') },
    [media.from(1024)]: { flexBasis: width('--desktop') },
  },
  controls: {
    display: 'flex',
    alignItems: 'center',
    marginBlockStart: vars.space[16],
    paddingInline: 'var(--controls-inset, 0)',
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
  marks: { display: 'flex', flex: 1, minInlineSize: 0, marginInlineStart: '-4px' },
  mark: {
    position: 'relative',
    flex: '0 1 44px',
    minInlineSize: '24px',
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
    '&[aria-current]::after': { transform: 'none' },
    '[data-timer] > &[data-running]::after': {
      animation: 'mk-carousel-time var(--interval) linear both',
    },
    '@keyframes mk-carousel-time': { from: { transform: 'scaleX(0)' }, to: { transform: 'none' } },
  },
  button: {
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
