import { readEnvironment } from './read-environment.ts';
import { startSandbox } from './start-sandbox.ts';

const { options, ...listen } = readEnvironment(process.env);
const sandbox = await startSandbox(listen, options);
console.log(`Sandbox: ${sandbox.url}/_sandbox, mail on port ${sandbox.smtpPort}`);

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => sandbox.close());
