import type { ModuleFactory } from '../frame/module.js';

export const identity: ModuleFactory = () => ({ name: 'identity', handlers: [] });
