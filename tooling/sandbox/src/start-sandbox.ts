import { createSandbox, type Sandbox, type SandboxOptions } from './create-sandbox.ts';

/** Where a sandbox listens. */
export interface ListenOptions {
  /** HTTP; 0 takes a free port. */
  port: number;
  /** SMTP; 0 takes a free port. */
  smtpPort: number;
  host: string;
}

/** A sandbox that listens. */
export interface RunningSandbox extends Sandbox {
  /** `http://127.0.0.1:4010` */
  url: string;
  smtpPort: number;
}

/** Starts the HTTP and the SMTP side. A port that is taken rejects, and nothing listens then. */
export async function startSandbox(
  { port, smtpPort, host }: ListenOptions,
  options: SandboxOptions = {},
): Promise<RunningSandbox> {
  const sandbox = await createSandbox(options);
  try {
    const listening = await sandbox.mail.listen(smtpPort, host);
    const url = await sandbox.server.listen({ port, host });
    return { ...sandbox, url, smtpPort: listening };
  } catch (error) {
    await sandbox.close();
    throw error;
  }
}
