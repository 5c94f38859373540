/** Columns that only the database fills, or that the simulation does not keep. */
const ofDatabase = new Set(['names', 'equipment', 'interior', 'changed_in', 'held_until']);

/** Equal text for equal values: in any order of keys and rows, null like undefined. */
function plain(value: unknown): string {
  if (value === null || value === undefined) return 'null';
  if (value instanceof Date) return value.toISOString();
  if (Array.isArray(value)) return `[${value.map(plain).sort().join(', ')}]`;
  if (typeof value !== 'object') return JSON.stringify(value);
  const entries = Object.entries(value)
    .filter(([key, each]) => !ofDatabase.has(key) && each !== undefined && each !== null)
    .map(([key, each]) => `${key}: ${plain(each)}`);
  return `{ ${entries.sort().join(', ')} }`;
}

/** What differs between a result of the simulation and the real one; undefined if nothing. */
export function difference(what: string, simulated: unknown, real: unknown): string | undefined {
  const [expected, seen] = [plain(simulated), plain(real)];
  if (expected === seen) return undefined;
  return `${what}: the simulation has ${expected}, in reality it is ${seen}`;
}
