/**
 * Key of the strategy in stored links and in fields of blocks and groups. It is set like a field,
 * but is in no definition or template.
 */
export const strategyKey = 'dc_strategy';
