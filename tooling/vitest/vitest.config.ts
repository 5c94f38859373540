import { unit } from './index.ts';

export default unit({ include: ['*.test.ts'] });
