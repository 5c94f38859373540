import { useEffect } from 'react';
import { useStore } from 'zustand';
import type { Resource, ResourceState } from '../resource/create-resource.js';

/**
 * Loads a shared resource (offers, exchange rates, lists) on first use and subscribes to it.
 * Returns its fallback until then and after a failure.
 */
export function useResource<T>(source: Resource<T>): ResourceState<T> {
  useEffect(() => {
    void source.load();
  }, [source]);
  return useStore(source);
}
