export { webAssemblyMemory } from './web-assembly-memory.js';
