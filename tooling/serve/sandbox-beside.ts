type Environment = Record<string, string | undefined>;

/** Configures the sandbox as each vendor that has no other setting, if `SANDBOX=on`. */
export async function pointAtSandbox(environment: Environment): Promise<void> {
  if (environment.SANDBOX !== 'on') return;
  const { productEnvironment } = await import('@mawkib/sandbox/environment');
  Object.assign(environment, productEnvironment(environment));
}

/**
 * Starts the third-party sandbox in this process if `SANDBOX=on`, and logs its URL. The product
 * runs without it: a port in use is a warning.
 */
export async function sandboxBeside(environment: Environment): Promise<void> {
  if (environment.SANDBOX !== 'on') return;
  const [{ readEnvironment, startSandbox }, { sandboxEnvironment }] = await Promise.all([
    import('@mawkib/sandbox'),
    import('@mawkib/sandbox/environment'),
  ]);
  const { options, ...listen } = readEnvironment(sandboxEnvironment(environment));
  try {
    const { url, smtpPort } = await startSandbox(listen, options);
    console.log(`Sandbox of third parties: ${url}/_sandbox, mails on port ${smtpPort}`);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    console.warn(`No sandbox (${reason}): set SANDBOX_PORT to another port, or SANDBOX=off`);
  }
}
