/**
 * What the server of `npm start` runs with. The sandbox of third parties starts beside it, unless the
 * caller says `SANDBOX=off` or `NODE_ENV=production` of their own.
 */
export function serverEnvironment(env) {
  const sandbox = env.NODE_ENV === 'production' ? 'off' : 'on';
  return { NODE_ENV: 'production', SANDBOX: sandbox, ...env };
}
