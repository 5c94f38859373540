// Runs its arguments as a command that does not outlive the process that started this one: see `run`
// with `tied`.
import './follow-parent.mjs';
import { run } from './child.mjs';

const [command, ...args] = process.argv.slice(2);
process.exitCode = (await run(command, args, { env: process.env })).code;
