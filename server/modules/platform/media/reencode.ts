import sharp, { type OutputInfo } from 'sharp'
import { PICTURE_WIDTHS } from '@/lib/domain/listing/picture'
import { NotAPicture, openPicture } from './read-head'

const MAX_SECONDS = 10
/** The usual one, then what is tried while a picture is above `PHONE_BYTES`. */
const QUALITIES = [76, 66, 56, 46]

/** What a phone of 390 px with two pixels each shows across its width; wider files are for large screens. */
export const PHONE_WIDTH = 960
/** The most bytes of a picture that phones load, as far as its quality allows: the first of a listing is its largest paint. */
export const PHONE_BYTES = 45 * 1024

export interface DecodedPicture {
  data: Uint8Array
  info: OutputInfo
}

/** The picture upright, without metadata, no wider than the largest kept width. Throws NotAPicture for broken content. */
export async function decodePicture(bytes: Uint8Array): Promise<DecodedPicture> {
  try {
    return await openPicture(bytes)
      .rotate()
      .resize({ width: Math.max(...PICTURE_WIDTHS), withoutEnlargement: true })
      .toColourspace('srgb')
      .timeout({ seconds: MAX_SECONDS })
      .raw()
      .toBuffer({ resolveWithObject: true })
  } catch (cause) {
    throw new NotAPicture('broken content', { cause })
  }
}

/** How long the encoder looks for fewer bytes: as sharp does by itself, or half as long for 4 % more of them. */
const EFFORTS = { usual: 4, quick: 2 }
export type Effort = keyof typeof EFFORTS

/** The picture in every kept width as webp. A width above the source's is not enlarged, but keeps its name. */
export async function encodeWidths(
  picture: DecodedPicture,
  effort: Effort = 'usual',
): Promise<Map<number, Uint8Array>> {
  const files = new Map<number, Uint8Array>()
  const encoded = new Map<number, Uint8Array>()
  for (const width of PICTURE_WIDTHS) {
    const real = Math.min(width, picture.info.width)
    const file = encoded.get(real) ?? (await shrink(picture, real, effort))
    encoded.set(real, file)
    files.set(width, file)
  }
  return files
}

const OPAQUE = 255
/** The steps of a channel in a colour of three hexadecimal digits. */
const STEP = 17

/** The average colour as three hexadecimal digits; null for a picture that is partly transparent. */
export async function averageColour(picture: DecodedPicture): Promise<string | null> {
  const [red = 0, green = red, blue = red, alpha = OPAQUE] = await open(picture)
    .resize(1, 1, { fit: 'fill' })
    .toColourspace('srgb')
    .raw()
    .toBuffer()
  if (alpha < OPAQUE) return null
  return [red, green, blue].map((value) => Math.round(value / STEP).toString(16)).join('')
}

async function shrink(picture: DecodedPicture, width: number, effort: Effort): Promise<Uint8Array> {
  let file: Uint8Array = new Uint8Array()
  for (const quality of QUALITIES) {
    file = await open(picture)
      .resize({ width, withoutEnlargement: true })
      .webp({ quality, effort: EFFORTS[effort] })
      .timeout({ seconds: MAX_SECONDS })
      .toBuffer()
    if (width > PHONE_WIDTH || file.length <= PHONE_BYTES) break
  }
  return file
}

function open({ data, info: { width, height, channels } }: DecodedPicture) {
  return sharp(data, { raw: { width, height, channels } })
}
