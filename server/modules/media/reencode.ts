import { PICTURE_WIDTHS } from '@/lib/domain/listing/picture'
import { NotAPicture, openPicture, type PictureHead } from './read-head'

const MAX_SECONDS = 10
const QUALITY = 76

/**
 * The picture in every kept width as webp, turned upright, without metadata. A width above the source's is not
 * enlarged, but keeps its name. Throws NotAPicture for truncated or broken content.
 */
export async function reencode(bytes: Uint8Array, head: PictureHead): Promise<Map<number, Uint8Array>> {
  const files = new Map<number, Uint8Array>()
  const encoded = new Map<number, Uint8Array>()
  for (const width of PICTURE_WIDTHS) {
    const real = Math.min(width, head.width)
    const file = encoded.get(real) ?? (await shrink(bytes, real))
    encoded.set(real, file)
    files.set(width, file)
  }
  return files
}

function shrink(bytes: Uint8Array, width: number): Promise<Uint8Array> {
  return openPicture(bytes)
    .rotate()
    .resize({ width, withoutEnlargement: true })
    .webp({ quality: QUALITY })
    .timeout({ seconds: MAX_SECONDS })
    .toBuffer()
    .catch((cause: unknown) => {
      throw new NotAPicture('broken content', { cause })
    })
}
