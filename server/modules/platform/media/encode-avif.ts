import sharp, { type Sharp } from 'sharp'
import { PICTURE_WIDTHS } from '@/lib/domain/listing/picture'
import type { FilesPort } from '@/server/ports/files'
import { pictureWork } from './picture-work'
import { pictureFile } from './store-picture'
import { type GreyPicture, structuralSimilarity } from './structural-similarity'

/** Half the colour samples of each direction, as webp has. */
const OPTIONS = { effort: 4, chromaSubsampling: '4:2:0' }
/** From small to large; above the last an equal picture was never smaller by a fifth. */
const QUALITIES = [45, 50, 55]
/** The greatest share of the webp's bytes for which a second file pays. */
const LARGEST_SHARE = 0.8
const MAX_SECONDS = 20
/** The queue's user, beside the uploads of users. */
const AVIF = 'avif'

/**
 * The AVIF files of a stored picture by width, where they look at least as good as the webp and are smaller by a fifth.
 * The largest stored width is the reference of both, so that it has none itself. Rejects for broken content.
 */
export async function encodeAvif(files: FilesPort, key: string): Promise<Map<number, Uint8Array>> {
  const kept = new Map<number, Uint8Array>()
  const source = await files.get(pictureFile(key, Math.max(...PICTURE_WIDTHS)))
  if (!source) return kept
  const { width: largest, hasAlpha } = await sharp(source).metadata()
  // What the eye sees of a transparent picture depends on what is behind it.
  if (hasAlpha) return kept
  for (const width of PICTURE_WIDTHS.filter((one) => one < largest)) {
    const webp = await files.get(pictureFile(key, width))
    const avif = webp && (await pictureWork.inTurn(AVIF, () => encodeWidth(source, webp, width)))
    if (avif) kept.set(width, avif)
  }
  return kept
}

async function encodeWidth(source: Uint8Array, webp: Uint8Array, width: number): Promise<Uint8Array | null> {
  // The height is named, because a webp that is reduced while it is read may be rounded to another one.
  const { height } = await sharp(webp).metadata()
  const resized = () => sharp(source).resize({ width, height, fit: 'fill' }).timeout({ seconds: MAX_SECONDS })
  const reference = await greyOf(resized())
  const wanted = structuralSimilarity(reference, await greyOf(sharp(webp)))
  for (const quality of QUALITIES) {
    const avif = await resized()
      .avif({ ...OPTIONS, quality })
      .toBuffer()
    if (avif.length > LARGEST_SHARE * webp.length) return null
    if (structuralSimilarity(reference, await greyOf(sharp(avif))) >= wanted) return avif
  }
  return null
}

async function greyOf(picture: Sharp): Promise<GreyPicture> {
  const { data, info } = await picture.toColourspace('b-w').raw().toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}
