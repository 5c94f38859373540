/** Finds vehicles by a code, such as a VIN, or by its end. */
export interface CodeTable {
  add(number: number, codes: readonly string[]): void;
  /**
   * Candidates for a code with this end, to be checked by the caller. Empty below `shortestEnd`
   * characters.
   */
  candidates(end: string): number[];
}

/** Min length of an end. */
export const shortestEnd = 6;

/**
 * Open addressing over the end of each code, 8 bytes each. Stale entries stay, because the caller
 * checks candidates.
 */
export function createCodeTable(): CodeTable {
  let slots = new Int32Array(1024).fill(-1);
  let keys = new Uint32Array(1024);
  let taken = 0;

  const insert = (hash: number, number: number) => {
    const mask = slots.length - 1;
    let at = hash & mask;
    while (slots[at]! >= 0) at = (at + 1) & mask;
    slots[at] = number;
    keys[at] = hash;
  };
  const grow = () => {
    const [oldSlots, oldKeys] = [slots, keys];
    slots = new Int32Array(oldSlots.length * 2).fill(-1);
    keys = new Uint32Array(slots.length);
    for (let at = 0; at < oldSlots.length; at++) {
      if (oldSlots[at]! >= 0) insert(oldKeys[at]!, oldSlots[at]!);
    }
  };

  return {
    add(number, codes) {
      for (const code of codes) {
        if (taken * 2 >= slots.length) grow();
        insert(hashOf(code.slice(-shortestEnd)), number);
        taken += 1;
      }
    },
    candidates(end) {
      const found: number[] = [];
      if (end === '') return found;
      const hash = hashOf(end.slice(-shortestEnd));
      const mask = slots.length - 1;
      for (let at = hash & mask; slots[at]! >= 0; at = (at + 1) & mask) {
        if (keys[at] === hash) found.push(slots[at]!);
      }
      return found;
    },
  };
}

/** FNV-1a. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  }
  return hash >>> 0;
}
