export type { Project, SourceFile } from './project.ts';
export { readProject } from './read-project.ts';
