import type { ModuleFactory } from '../frame/module.js';

export const content: ModuleFactory = () => ({ name: 'content', handlers: [] });
