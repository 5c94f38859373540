const quiet = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--font-render-hinting=none',
];

/** Arguments for a headless Chromium in tests; as root it cannot use a sandbox. */
export function launchArgs(userId = process.getuid?.()): string[] {
  return userId === 0 ? [...quiet, '--no-sandbox'] : quiet;
}
