import sharp, { type Sharp } from 'sharp'
import { PHONE_BYTES, PHONE_WIDTH } from './reencode'
import { type GreyPicture, structuralSimilarity } from './structural-similarity'

/** Half the colour samples of each direction, as webp has. */
const OPTIONS = { effort: 4, chromaSubsampling: '4:2:0' }
/** From small to large; above the last an equal picture was never smaller by a fifth. */
const QUALITIES = [45, 50, 55]
/** The greatest share of the webp's bytes for which a second file pays. */
const LARGEST_SHARE = 0.8
const MAX_SECONDS = 20

/** The webp files of a stored picture. */
export interface StoredWidths {
  /** the largest width, the reference of all others */
  source: Uint8Array
  /** by width */
  smaller: Map<number, Uint8Array>
}

/**
 * The AVIF files of a stored picture by width, where they look at least as good as the webp and are smaller by a fifth; the reference
 * itself has none. Where the webp is too large for phones, the best one that is not. Rejects for broken content.
 */
export async function encodeAvif({ source, smaller }: StoredWidths): Promise<Map<number, Uint8Array>> {
  const made = new Map<number, Uint8Array>()
  // What the eye sees of a transparent picture depends on what is behind it.
  if ((await sharp(source).metadata()).hasAlpha) return made
  for (const [width, webp] of smaller) {
    const isHeavy = width <= PHONE_WIDTH && webp.length > PHONE_BYTES
    const avif = await encodeWidth(source, webp, isHeavy)
    if (avif) made.set(width, avif)
  }
  return made
}

async function encodeWidth(
  source: Uint8Array,
  webp: Uint8Array,
  isHeavy: boolean,
): Promise<Uint8Array | null> {
  // The size is that of the webp: one that is reduced while it is read may be rounded to another height.
  const { width, height } = await sharp(webp).metadata()
  if (!isHeavy && width === (await sharp(source).metadata()).width) return null
  const resized = () => sharp(source).resize({ width, height, fit: 'fill' }).timeout({ seconds: MAX_SECONDS })
  const reference = await greyOf(resized())
  const wanted = structuralSimilarity(reference, await greyOf(sharp(webp)))
  const mostBytes = Math.min(LARGEST_SHARE * webp.length, isHeavy ? PHONE_BYTES : webp.length)
  let best: Uint8Array | null = null
  for (const quality of QUALITIES) {
    const avif = await resized()
      .avif({ ...OPTIONS, quality })
      .toBuffer()
    if (avif.length > mostBytes) break
    if (structuralSimilarity(reference, await greyOf(sharp(avif))) >= wanted) return avif
    best = avif
  }
  return isHeavy ? best : null
}

async function greyOf(picture: Sharp): Promise<GreyPicture> {
  const { data, info } = await picture.toColourspace('b-w').raw().toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}
