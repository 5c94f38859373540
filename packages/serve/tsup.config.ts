import { library } from '@mawkib/tooling-tsup';

export default library({ platform: 'node', target: 'node22' });
