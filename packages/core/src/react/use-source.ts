import { useEffect } from 'react';
import { useStore } from 'zustand';
import type { Resource, ResourceState } from '../source/create-source.js';

/**
 * What is fetched once and shared (offers, exchange rates, lists): asks for it when first shown and
 * follows it. Its fallback stands in until then, and after a failure.
 */
export function useResource<T>(source: Resource<T>): ResourceState<T> {
  useEffect(() => {
    void source.load();
  }, [source]);
  return useStore(source);
}
