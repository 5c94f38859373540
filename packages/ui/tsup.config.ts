import { library } from '@mawkib/tooling-tsup';

/** One file per module, for tree shaking. */
export default library({
  entry: ['src/**/*.{ts,tsx}', '!src/**/*.test.*', '!src/**/*.stories.*'],
  bundle: false,
  splitting: false,
});
