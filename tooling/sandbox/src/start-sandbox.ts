import { createSandbox, type Sandbox, type SandboxOptions } from './create-sandbox.ts';

/** Address of a sandbox. */
export interface ListenOptions {
  /** HTTP port; 0 takes a free one. */
  port: number;
  /** SMTP port; 0 takes a free one. */
  smtpPort: number;
  host: string;
}

/** A listening sandbox. */
export interface RunningSandbox extends Sandbox {
  /** `http://127.0.0.1:4010` */
  url: string;
  smtpPort: number;
}

/** Starts HTTP and SMTP. If a port is in use, rejects and listens on neither. */
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
