import { createHash } from 'node:crypto'
import sharp from 'sharp'

/** Formats by their first bytes, because sharp itself also reads SVG, PDF and more. */
const SIGNATURES = {
  png: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  gif: [0x47, 0x49, 0x46, 0x38],
  jpeg: [0xff, 0xd8, 0xff],
  webp: [0x52, 0x49, 0x46, 0x46],
} as const
export type PictureFormat = keyof typeof SIGNATURES

/** What a user may upload (marketplace.md, section 5). */
export const UPLOAD_FORMATS: readonly PictureFormat[] = ['png', 'gif', 'jpeg']
/** Our demo pictures are stored as webp. */
export const DEMO_FORMATS: readonly PictureFormat[] = ['webp']

const MAX_PIXELS = 40e6
/** Of the decoded picture: an interlaced one is in memory as a whole. */
const MAX_DECODED_BYTES = 160e6
/** Chunks of a PNG that inflate to far more than they hold; a camera or an editor writes a few. */
const PACKED_CHUNKS = ['zTXt', 'iTXt', 'iCCP']
const MAX_PACKED_CHUNKS = 32
/** Only the first frame is used; a file with hundreds of pages is refused as an attack. */
const MAX_FRAMES = 200
/** Part of every key: another encoding makes new addresses, so no cache shows old pictures. */
const RECIPE = 'webp-1'

/** The bytes are no picture of an allowed format, broken, or too large to decode. */
export class NotAPicture extends Error {
  override name = 'NotAPicture'
}

export interface PictureHead {
  /** a hash of the content */
  key: string
  width: number
  height: number
}

/** Reads format and size without decoding; throws NotAPicture for anything that is not allowed. */
export async function readHead(bytes: Uint8Array, allowed: readonly PictureFormat[]): Promise<PictureHead> {
  const format = formatOf(bytes)
  if (!format || !allowed.includes(format)) throw new NotAPicture('format not allowed')
  if (format === 'png' && countPackedChunks(bytes) > MAX_PACKED_CHUNKS) throw new NotAPicture('too much text')
  const metadata = await openPicture(bytes)
    .metadata()
    .catch(() => null)
  if (metadata?.format !== format) throw new NotAPicture('broken head')
  const { width, height, orientation = 1, pages = 1, channels, depth } = metadata
  if (pages > MAX_FRAMES) throw new NotAPicture('too many frames')
  if (width * height > MAX_PIXELS) throw new NotAPicture('too many pixels')
  const decodedBytes = width * height * channels * (depth === 'ushort' ? 2 : 1)
  if (decodedBytes > MAX_DECODED_BYTES) throw new NotAPicture('too large in memory')
  const isTurned = orientation >= 5
  return { key: keyOf(bytes), width: isTurned ? height : width, height: isTurned ? width : height }
}

/** Opens untrusted bytes with limits: broken, huge and multi-page files are refused. */
export function openPicture(bytes: Uint8Array) {
  return sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error', pages: 1 })
}

function formatOf(bytes: Uint8Array): PictureFormat | undefined {
  const names = Object.keys(SIGNATURES) as PictureFormat[]
  return names.find((name) => SIGNATURES[name].every((byte, i) => bytes[i] === byte))
}

/** Walks the chunks of a PNG: length, type, data, checksum. */
function countPackedChunks(bytes: Uint8Array): number {
  const png = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  let count = 0
  for (let at = SIGNATURES.png.length; at + 8 <= png.length; at += 12 + png.readUInt32BE(at)) {
    if (PACKED_CHUNKS.includes(png.toString('latin1', at + 4, at + 8))) count += 1
  }
  return count
}

function keyOf(bytes: Uint8Array): string {
  return createHash('sha256').update(RECIPE).update(bytes).digest('hex').slice(0, 32)
}
