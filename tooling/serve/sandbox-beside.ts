type Environment = Record<string, string | undefined>;

/** Points the product at the sandbox where `SANDBOX=on`, vendor by vendor, where nothing else is set. */
export async function pointAtSandbox(environment: Environment): Promise<void> {
  if (environment.SANDBOX !== 'on') return;
  const { productEnvironment } = await import('@mawkib/sandbox/environment');
  Object.assign(environment, productEnvironment(environment));
}

/**
 * Starts the sandbox of third parties in this process where `SANDBOX=on`, and says where it is. The
 * product runs without it: a port that is taken is a warning.
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
