import sharp from 'sharp'
import { PICTURE_WIDTHS } from '@/lib/domain/listing/picture'
import { HASH_HEIGHT, HASH_WIDTH, pictureHash } from '@/lib/domain/picture-hash'
import type { FilesPort } from '@/server/ports/files'
import { pictureFile } from './store-picture'

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
