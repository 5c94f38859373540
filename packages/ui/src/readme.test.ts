import { testExamples } from '@mawkib/tooling-vitest/examples';
import { afterEach } from 'vitest';
import { firstThemes, registerThemes } from './styles/index.js';

afterEach(() => registerThemes(firstThemes));

testExamples((module) => import(/* @vite-ignore */ module));
