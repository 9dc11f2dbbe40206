import sharp from 'sharp'
import { PICTURE_WIDTHS } from '@/lib/domain/listing/picture'
import type { FilesPort } from '@/server/ports/files'
import { pictureFile } from './store-picture'

/** A difference hash has one bit for each of 8 × 8 neighbours in a grey picture of 9 × 8 pixels. */
export const HASH_WIDTH = 9
export const HASH_HEIGHT = 8

/** The difference hash of a stored picture; null for one that is nearly flat, or whose file is missing. */
export async function readPictureHash(files: FilesPort, key: string): Promise<bigint | null> {
  const bytes = await files.get(pictureFile(key, Math.min(...PICTURE_WIDTHS)))
  if (!bytes) return null
  const grey = await sharp(bytes)
    .flatten()
    .toColourspace('b-w')
    .resize(HASH_WIDTH, HASH_HEIGHT, { fit: 'fill' })
    .raw()
    .toBuffer()
  return pictureHash(grey)
}

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
