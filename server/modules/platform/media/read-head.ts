import { createHash } from 'node:crypto'
import sharp from 'sharp'
import { PICTURE_WIDTHS } from '@/lib/domain/listing/picture'
import { MAX_JPEG_PIXELS, MAX_PIXELS } from '@/lib/domain/upload'

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

/** A picture of an iPhone's camera, which neither browsers nor our decoder read. */
export class HeicPicture extends NotAPicture {
  override name = 'HeicPicture'
}

/** A picture with more pixels than are decoded. */
export class TooManyPixels extends NotAPicture {
  override name = 'TooManyPixels'
  constructor(
    readonly pixels: number,
    readonly max: number,
  ) {
    super('too many pixels')
  }
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
  if (isHeic(bytes)) throw new HeicPicture('format not allowed')
  if (!format || !allowed.includes(format)) throw new NotAPicture('format not allowed')
  if (format === 'png' && countPackedChunks(bytes) > MAX_PACKED_CHUNKS) throw new NotAPicture('too much text')
  // The head alone says how large it is, so that a refusal can name it.
  const metadata = await sharp(bytes, { limitInputPixels: false, failOn: 'error', pages: 1 })
    .metadata()
    .catch(() => null)
  if (metadata?.format !== format) throw new NotAPicture('broken head')
  const { width, height, orientation = 1, pages = 1, channels, depth } = metadata
  if (pages > MAX_FRAMES) throw new NotAPicture('too many frames')
  const shrink = format === 'jpeg' && !metadata.isProgressive ? shrinkOnLoad(width) : 1
  const maxPixels = shrink > 1 ? MAX_JPEG_PIXELS : MAX_PIXELS
  if (width * height > maxPixels) throw new TooManyPixels(width * height, maxPixels)
  const decodedBytes = (width * height * channels * (depth === 'ushort' ? 2 : 1)) / shrink ** 2
  if (decodedBytes > MAX_DECODED_BYTES) throw new NotAPicture('too large in memory')
  const isTurned = orientation >= 5
  return { key: keyOf(bytes), width: isTurned ? height : width, height: isTurned ? width : height }
}

/** A JPEG that is not progressive is decoded at a half, a quarter or an eighth of its size, never below what is kept. */
function shrinkOnLoad(width: number): number {
  return [8, 4, 2].find((part) => width / part >= Math.max(...PICTURE_WIDTHS)) ?? 1
}

/** Opens untrusted bytes with limits: broken, huge and multi-page files are refused. */
export function openPicture(bytes: Uint8Array) {
  return sharp(bytes, { limitInputPixels: MAX_JPEG_PIXELS, failOn: 'error', pages: 1 })
}

function formatOf(bytes: Uint8Array): PictureFormat | undefined {
  const names = Object.keys(SIGNATURES) as PictureFormat[]
  return names.find((name) => SIGNATURES[name].every((byte, i) => bytes[i] === byte))
}

/** The brands of an ISO media file that holds HEVC pictures (ISO/IEC 23008-12, annex B). */
const HEIC_BRANDS = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1']

function isHeic(bytes: Uint8Array): boolean {
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(12, bytes.byteLength)).toString('latin1')
  return head.slice(4, 8) === 'ftyp' && HEIC_BRANDS.includes(head.slice(8))
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
