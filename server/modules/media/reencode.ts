import sharp, { type OutputInfo } from 'sharp'
import { PICTURE_WIDTHS } from '@/lib/domain/listing/picture'
import { NotAPicture, openPicture, type PictureHead } from './read-head'

const MAX_SECONDS = 10
const QUALITY = 76

/**
 * The picture in every kept width as webp, turned upright, without metadata; it is decoded once. A width above the source's
 * is not enlarged, but keeps its name. Throws NotAPicture for truncated or broken content.
 */
export async function reencode(bytes: Uint8Array, head: PictureHead): Promise<Map<number, Uint8Array>> {
  const files = new Map<number, Uint8Array>()
  const encoded = new Map<number, Uint8Array>()
  try {
    const largest = await decode(bytes)
    for (const width of PICTURE_WIDTHS) {
      const real = Math.min(width, head.width)
      const file = encoded.get(real) ?? (await shrink(largest, real))
      encoded.set(real, file)
      files.set(width, file)
    }
  } catch (cause) {
    throw new NotAPicture('broken content', { cause })
  }
  return files
}

interface Decoded {
  data: Uint8Array
  info: OutputInfo
}

function decode(bytes: Uint8Array): Promise<Decoded> {
  return openPicture(bytes)
    .rotate()
    .resize({ width: Math.max(...PICTURE_WIDTHS), withoutEnlargement: true })
    .toColourspace('srgb')
    .timeout({ seconds: MAX_SECONDS })
    .raw()
    .toBuffer({ resolveWithObject: true })
}

function shrink({ data, info }: Decoded, width: number): Promise<Uint8Array> {
  const { channels, height } = info
  return sharp(data, { raw: { width: info.width, height, channels } })
    .resize({ width, withoutEnlargement: true })
    .webp({ quality: QUALITY })
    .timeout({ seconds: MAX_SECONDS })
    .toBuffer()
}
