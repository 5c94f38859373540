import { buildFolder as editorBuild } from '@mawkib/demo-editor';
import { demoServices } from '@mawkib/demo-market/services';
import { buildFolder as siteBuild } from '@mawkib/demo-site';
import { serveMarket } from '@mawkib/serve';
import { pointAtSandbox, sandboxBeside } from './sandbox-beside.ts';

await pointAtSandbox(process.env);

await serveMarket({
  ...demoServices,
  site: { buildFolder: siteBuild },
  editor: { buildFolder: editorBuild },
});

await sandboxBeside(process.env);
