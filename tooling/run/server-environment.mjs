import { keptSecrets } from './kept-secrets.mjs';

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
 * There, and where `HOST` opens it to nobody else, secrets that the caller does not give are kept in the
 * data folder of the clone at `root`; everywhere else the server demands them.
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
