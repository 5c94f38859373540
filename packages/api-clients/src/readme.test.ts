import { testExamples } from '@mawkib/tooling-vitest/examples';

// Calls of a service run in the tests of the services.
testExamples((module) => import(/* @vite-ignore */ module), { sections: ['Transports'] });
