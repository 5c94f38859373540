import { media } from '../styles/media.js';
import { definePrimitiveStyles } from '../styles/sheets/sheet.js';
import { vars } from '../styles/vars.js';

const fade = `${vars.motion.modal} ${vars.motion.ease}`;

export const styles = definePrimitiveStyles('modal', {
  root: {
    position: 'fixed',
    inset: 0,
    margin: 'auto',
    inlineSize: '100%',
    maxInlineSize: '100%',
    maxBlockSize: '100dvh',
    overflow: 'visible',
    // Without shadows, with the system's own colours.
    outline: '1px solid transparent',
    opacity: 0,
    transform: `translateY(${vars.motion.lift})`,
    transition: `opacity ${fade}, transform ${fade}, overlay ${fade} allow-discrete, display ${fade} allow-discrete`,
    '&::backdrop': {
      backgroundColor: 'rgb(0 0 0 / 0.6)',
      opacity: 0,
      transition: `opacity ${fade}, overlay ${fade} allow-discrete, display ${fade} allow-discrete`,
    },
    // The page behind keeps its place.
    'html:has(&[open])': { overflow: 'hidden' },
    '&[open]': { opacity: 1, transform: 'none' },
    '&[open]::backdrop': { opacity: 1 },
    '@starting-style': {
      '&[open]': { opacity: 0, transform: `translateY(${vars.motion.lift})` },
      '&[open]::backdrop': { opacity: 0 },
    },
    [media.from(741)]: { inlineSize: '640px', '&[data-size="small"]': { inlineSize: '480px' } },
    [media.from(901)]: {
      inlineSize: '720px',
      '&[data-size="large"]': { inlineSize: '860px' },
    },
    [media.from(1024)]: {
      inlineSize: '800px',
      '&[data-size="large"]': { inlineSize: '960px' },
    },
  },
  panel: {
    maxBlockSize: '100dvh',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    padding: vars.space[24],
    [media.from(741)]: { padding: vars.space[48], maxBlockSize: 'calc(100dvh - 64px)' },
  },
  head: {
    display: 'flex',
    alignItems: 'flex-start',
    justifyContent: 'space-between',
    gap: vars.space[24],
    marginBlockEnd: vars.space[24],
  },
  title: { fontSize: vars.size.m, lineHeight: vars.leading.heading },
  close: {
    flex: 'none',
    display: 'grid',
    placeItems: 'center',
    inlineSize: '44px',
    blockSize: '44px',
    marginBlockStart: '-4px',
    marginInlineEnd: '-10px',
  },
  body: {},
});
