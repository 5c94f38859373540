#!/usr/bin/env node
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildApplications } from './build-applications.js';
import { CliError } from './cli-error.js';
import { develop } from './develop.js';
import { followStarter } from './follow-starter.js';

const usage = `Usage: mawkib start|build|dev, in the folder of a market

  start   builds what changed and serves the market
  build   builds the site and the editor
  dev     the services, the site and the editor with hot reload`;

const [command] = process.argv.slice(2);
const folder = process.cwd();
followStarter();
try {
  if (!isModernNode(process.versions.node)) {
    throw new CliError(`Node 22.22 or newer is needed and this is ${process.versions.node}`);
  }
  if (command === 'build') await buildApplications(folder);
  else if (command === 'dev') await develop(folder);
  else if (command === 'start') {
    await buildApplications(folder);
    await import(pathToFileURL(join(folder, 'server.ts')).href);
  } else throw new CliError(usage);
} catch (error) {
  if (!(error instanceof CliError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

/** Runs TypeScript without a flag. */
function isModernNode(version: string): boolean {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return major > 23 || (major === 22 && minor >= 22);
}
