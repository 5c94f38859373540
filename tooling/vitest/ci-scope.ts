import { execFileSync } from 'node:child_process';
import { chooseScope } from './choose-scope.ts';
import { timeFactor } from './time-limits.ts';

const commits = Number(execFileSync('git', ['rev-list', '--count', 'HEAD'], { encoding: 'utf8' }));

/** Prints the parts of the tests that a CI run takes besides the default, joined by commas. */
console.log(chooseScope({ factor: timeFactor, turn: commits }).join(','));
