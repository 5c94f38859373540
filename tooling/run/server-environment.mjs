import { keptSecrets } from './kept-secrets.mjs';

const thisMachine = ['localhost', '127.0.0.1', '[::1]'];

/** False for a live market: `NODE_ENV` is production, or `PUBLIC_URL` is public. */
function isTrial({ NODE_ENV, PUBLIC_URL }) {
  if (NODE_ENV === 'production') return false;
  return (
    !PUBLIC_URL || !URL.canParse(PUBLIC_URL) || thisMachine.includes(new URL(PUBLIC_URL).hostname)
  );
}

/**
 * Environment of the server of `npm start`. The third-party sandbox starts beside it, unless the
 * caller sets `SANDBOX=off` or `NODE_ENV=production`. The demo market is loaded unless the caller
 * sets `NODE_ENV=production` or a public `PUBLIC_URL`, which only real markets have. In that case,
 * and if `HOST` is local, missing secrets are stored in the data folder of the clone at `root`;
 * otherwise the server requires them.
 */
export function serverEnvironment(env, root) {
  const sandbox = env.NODE_ENV === 'production' ? 'off' : 'on';
  const trial = isTrial(env);
  return {
    NODE_ENV: 'production',
    SANDBOX: sandbox,
    DEMO: String(trial),
    ...env,
    ...(trial && isOnlyHere(env) && missingSecrets(env, root)),
  };
}

const isOnlyHere = ({ HOST }) => !HOST || [...thisMachine, '::1'].includes(HOST);

function missingSecrets(env, root) {
  const given = ['SESSION_SECRET', 'DATA_KEY'].filter((name) => env[name]);
  if (given.length === 2) return {};
  const kept = keptSecrets(root, env.DATA_DIR || undefined);
  for (const name of given) delete kept[name];
  return kept;
}
