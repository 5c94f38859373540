import type { ModuleFactory } from '../frame/module.js';

export const forms: ModuleFactory = () => ({ name: 'forms', handlers: [] });
