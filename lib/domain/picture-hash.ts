/** A difference hash has one bit for each of 8 × 8 neighbours in a grey picture of 9 × 8 pixels. */
export const HASH_WIDTH = 9
export const HASH_HEIGHT = 8

/**
 * The hash is cut into six parts. Two hashes that differ in at most five bits share at least one whole part, so that an
 * index on the parts finds every near copy. Unrelated pictures differ in about 32 bits.
 */
export const HASH_PARTS = [11, 11, 11, 11, 10, 10].map((bits, i, all) => ({
  bits,
  shift: all.slice(0, i).reduce((sum, one) => sum + one, 0),
}))
export const MAX_HASH_DISTANCE = HASH_PARTS.length - 1

/** A wall, a sky or a logo on white has hardly any edges and would be a copy of every other such picture. */
const MIN_EDGES = 8

/** The hash of a grey picture of 9 × 8 pixels as a signed 64-bit number; null where it says too little. */
export function pictureHash(grey: Uint8Array): bigint | null {
  let hash = 0n
  let edges = 0
  for (let y = 0; y < HASH_HEIGHT; y += 1) {
    for (let x = 0; x < HASH_WIDTH - 1; x += 1) {
      const at = y * HASH_WIDTH + x
      const isBrighter = (grey[at] ?? 0) > (grey[at + 1] ?? 0)
      if (isBrighter) edges += 1
      hash = (hash << 1n) | (isBrighter ? 1n : 0n)
    }
  }
  const isFlat = Math.min(edges, 64 - edges) < MIN_EDGES
  return isFlat ? null : BigInt.asIntN(64, hash)
}
