export interface Surroundings {
  theme: 'land-rover' | 'jaguar';
  locale: 'ar' | 'en';
}

const combinations: readonly Surroundings[] = [
  { theme: 'land-rover', locale: 'ar' },
  { theme: 'jaguar', locale: 'ar' },
  { theme: 'jaguar', locale: 'en' },
  { theme: 'land-rover', locale: 'en' },
];

/** One of the four combinations, always the same for a story and evenly spread over all. */
export function rotated(storyId: string): Surroundings {
  let hash = 5381;
  for (const char of storyId) hash = ((hash * 33) ^ char.charCodeAt(0)) >>> 0;
  return combinations[((hash ^ (hash >>> 7)) >>> 0) % combinations.length] as Surroundings;
}
