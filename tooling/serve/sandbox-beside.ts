/**
 * Starts the sandbox of third parties in this process where `SANDBOX=on`, and says where it is. The
 * product runs without it: a port that is taken is a warning.
 */
export async function sandboxBeside(environment: NodeJS.ProcessEnv): Promise<void> {
  if (environment.SANDBOX !== 'on') return;
  const { readEnvironment, startSandbox } = await import('@mawkib/sandbox');
  const { options, ...listen } = readEnvironment(environment);
  try {
    const { url, smtpPort } = await startSandbox(listen, options);
    console.log(`Sandbox of third parties: ${url}/_sandbox, mails on port ${smtpPort}`);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    console.warn(`No sandbox (${reason}): set SANDBOX_PORT to another port, or SANDBOX=off`);
  }
}
