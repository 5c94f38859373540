import { unit } from '#index';

export default unit({ include: ['*.test.ts'] });
