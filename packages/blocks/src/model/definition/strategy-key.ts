/**
 * Where a stored link, and the fields of a stored block or group, keep a strategy. It is set like a
 * field, yet no definition has one of this name and no template lists it.
 */
export const strategyKey = 'dc_strategy';
