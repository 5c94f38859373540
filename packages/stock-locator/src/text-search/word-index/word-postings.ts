/** A set of numbers: a list while it is small, then bits, 32 per word. */
export interface Postings {
  /** Adds a number, not below the highest in the set. */
  add(number: number): void;
  /** Sets the bits of all its numbers. */
  mark(bits: Uint32Array): void;
  /** The same set with new numbers; negative ones are dropped. */
  renumbered(numbers: Int32Array): Postings;
}

/** A list takes as much memory as bits if one in this many numbers is in it. */
const oneIn = 32;

export function createPostings(): Postings {
  let list: number[] = [];
  let bits: Uint32Array | undefined;
  return {
    add(number) {
      if (bits) bits = withBit(bits, number);
      else if (list.at(-1) !== number) list.push(number);
      if (bits || list.length < 64 || list.length * oneIn < number) return;
      bits = new Uint32Array((number >>> 5) + 1);
      for (const each of list) setBit(bits, each);
      list = [];
    },
    mark(marked) {
      if (!bits) for (const number of list) setBit(marked, number);
      else {
        const max = Math.min(bits.length, marked.length);
        for (let at = 0; at < max; at++) marked[at]! |= bits[at]!;
      }
    },
    renumbered(numbers) {
      const moved = createPostings();
      const move = (number: number) => {
        if (numbers[number]! >= 0) moved.add(numbers[number]!);
      };
      for (const number of bits ? bitsOf(bits) : list) move(number);
      return moved;
    },
  };
}

const setBit = (bits: Uint32Array, number: number) => {
  bits[number >>> 5]! |= 1 << (number & 31);
};

/** The bits with one more set; reallocated if there was no room. */
export function withBit(bits: Uint32Array, number: number): Uint32Array {
  const has = bits.length > number >>> 5;
  const room = has ? bits : new Uint32Array(Math.max((number >>> 5) + 1, bits.length * 2));
  if (!has) room.set(bits);
  setBit(room, number);
  return room;
}

export function bitsOf(bits: Uint32Array): Uint32Array {
  const numbers = new Uint32Array(countBits(bits));
  let next = 0;
  for (let at = 0; at < bits.length; at++) {
    for (let left = bits[at]!; left; left &= left - 1) {
      numbers[next++] = (at << 5) + 31 - Math.clz32(left & -left);
    }
  }
  return numbers;
}

export function countBits(bits: Uint32Array): number {
  let count = 0;
  for (const word of bits) {
    let left = word - ((word >>> 1) & 0x55555555);
    left = (left & 0x33333333) + ((left >>> 2) & 0x33333333);
    count += Math.imul((left + (left >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
  }
  return count;
}
