import { library } from '@mawkib/tooling-tsup';

/** One file per module, so that a bundler leaves out what a site does not use. */
export default library({
  entry: ['src/**/*.{ts,tsx}', '!src/**/*.test.*', '!src/**/*.stories.*'],
  bundle: false,
  splitting: false,
});
