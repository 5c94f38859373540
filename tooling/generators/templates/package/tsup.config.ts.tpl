import { library } from '@mawkib/tooling-tsup';

export default library();
