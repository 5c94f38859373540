import { testExamples } from '@mawkib/tooling-vitest/examples';

testExamples((module) => import(/* @vite-ignore */ module));
