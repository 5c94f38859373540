import { join } from 'node:path';
import { serveMarket } from '@mawkib/serve';
import { catalogue } from './catalogue.ts';
{{contentImport}}
import { market } from './market.ts';

await serveMarket({
  market,
  catalogue,
  {{contentMembers}}
  site: { buildFolder: join(import.meta.dirname, 'site/build') },
  editor: { buildFolder: join(import.meta.dirname, 'editor/dist') },
});
