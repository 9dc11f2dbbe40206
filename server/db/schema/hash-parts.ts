import { HASH_PARTS } from '@/lib/domain/picture-hash'

/** The parts of a hash of `uploads.picture_hash` as PostgreSQL computes them: each with its position in front. */
export const HASH_PARTS_SQL = `CASE WHEN picture_hash IS NOT NULL THEN ARRAY[${HASH_PARTS.map(
  ({ shift, bits }, i) => `(${i * 4096} + ((picture_hash >> ${shift}) & ${2 ** bits - 1}))::integer`,
).join(', ')}] END`
