import { type Sort, sorts } from '@mawkib/core/vocabulary';
import { serviceSorts } from './stock-filters.js';

/** Newest first. */
export const defaultSort: Sort = 'createdAtDesc';

export const asSort = (text: unknown): Sort => sorts.find((sort) => sort === text) ?? defaultSort;

export const sortOfService = (text: unknown): Sort =>
  sorts.find((sort) => serviceSorts[sort] === text) ?? asSort(text);
