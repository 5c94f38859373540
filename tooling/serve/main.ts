import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { buildFolder as editorBuild } from '@mawkib/demo-editor';
import { demoServices } from '@mawkib/demo-market/services';
import { buildFolder as siteBuild } from '@mawkib/demo-site';
import { serveMarket } from '@mawkib/serve';
import { pointAtSandbox, sandboxBeside } from './sandbox-beside.ts';

await pointAtSandbox(process.env);

const started = performance.now();
const loads =
  process.env.DEMO === 'true' &&
  !process.env.DATABASE_URL &&
  !existsSync(join(process.env.DATA_DIR || 'data', 'market.started'));
if (loads) console.log('Loading the demo market …');

await serveMarket({
  ...demoServices,
  site: { buildFolder: siteBuild },
  editor: { buildFolder: editorBuild },
});

if (loads) {
  const seconds = Math.round((performance.now() - started) / 1000);
  console.log(`The demo market is loaded (${seconds} s).`);
}

await sandboxBeside(process.env);

const { PORT, PUBLIC_URL } = process.env;
console.log(`The market is at ${PUBLIC_URL || `http://localhost:${PORT || 3000}`}/ar/`);
