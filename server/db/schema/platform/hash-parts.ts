/**
 * The hash is cut into six parts. Two hashes that differ in at most five bits share at least one whole part, so that an
 * index on the parts finds every near copy. Unrelated pictures differ in about 32 bits.
 */
export const HASH_PARTS = [11, 11, 11, 11, 10, 10].map((bits, i, all) => ({
  bits,
  shift: all.slice(0, i).reduce((sum, one) => sum + one, 0),
}))
export const MAX_HASH_DISTANCE = HASH_PARTS.length - 1

/** The parts of a hash of `uploads.picture_hash` as PostgreSQL computes them: each with its position in front. */
export const HASH_PARTS_SQL = `CASE WHEN picture_hash IS NOT NULL THEN ARRAY[${HASH_PARTS.map(
  ({ shift, bits }, i) => `(${i * 4096} + ((picture_hash >> ${shift}) & ${2 ** bits - 1}))::integer`,
).join(', ')}] END`
