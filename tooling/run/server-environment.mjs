const thisMachine = ['localhost', '127.0.0.1', '[::1]'];

/** No market is live here: neither did the caller say so, nor is it at an address that others reach. */
function isTrial({ NODE_ENV, PUBLIC_URL }) {
  if (NODE_ENV === 'production') return false;
  return (
    !PUBLIC_URL || !URL.canParse(PUBLIC_URL) || thisMachine.includes(new URL(PUBLIC_URL).hostname)
  );
}

/**
 * What the server of `npm start` runs with. The sandbox of third parties starts beside it, unless the
 * caller says `SANDBOX=off` or `NODE_ENV=production` of their own. The demo market is loaded where
 * the caller says neither `NODE_ENV=production` nor a public `PUBLIC_URL`, which are a market's own.
 */
export function serverEnvironment(env) {
  const sandbox = env.NODE_ENV === 'production' ? 'off' : 'on';
  const demo = isTrial(env) ? 'true' : 'false';
  return { NODE_ENV: 'production', SANDBOX: sandbox, DEMO: demo, ...env };
}
