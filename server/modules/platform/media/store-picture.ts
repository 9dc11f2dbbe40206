import { PICTURE_KEY, PICTURE_WIDTHS } from '@/lib/domain/listing/picture'
import type { FilesPort } from '@/server/ports/files'
import { type PictureFormat, type PictureHead, readHead } from './read-head'
import { averageColour, decodePicture, type Effort, encodeWidths } from './reencode'

const FOLDER = '/api/v1/media'

/** The file key of one width of a picture. */
export function pictureFile(key: string, width: number): string {
  return `${key}/${width}.webp`
}

/** The file key of one width as AVIF; `uploads` says which widths have one. */
export function avifFile(key: string, width: number): string {
  return `${key}/${width}.avif`
}

/** The address of a picture without a width: `pictureAt` adds it. */
export function pictureUrl(key: string): string {
  return `${FOLDER}/${key}`
}

/** The picture key in an address of ours; null for any other address. */
export function keyOfPictureUrl(url: string): string | null {
  const key = url.startsWith(`${FOLDER}/`) ? url.slice(FOLDER.length + 1) : ''
  return PICTURE_KEY.test(key) ? key : null
}

/** Uploads in progress: concurrent uploads of the same bytes share one. */
const inWork = new Map<string, Promise<string>>()

/**
 * Checks, re-encodes and stores a picture, once for the same bytes. Throws NotAPicture. The largest width is written
 * last, as the mark of completeness; after a failure none is left.
 */
export async function storePicture(
  files: FilesPort,
  bytes: Uint8Array,
  allowed: readonly PictureFormat[],
  effort?: Effort,
): Promise<PictureHead> {
  const head = await readHead(bytes, allowed)
  const storing = inWork.get(head.key) ?? storeOnce(files, bytes, head, effort)
  inWork.set(head.key, storing)
  const key = await storing.finally(() => inWork.delete(head.key))
  return { ...head, key }
}

async function storeOnce(
  files: FilesPort,
  bytes: Uint8Array,
  { key: hash }: PictureHead,
  effort?: Effort,
): Promise<string> {
  const picture = await decodePicture(bytes)
  const colour = await averageColour(picture)
  // The colour is part of the address, so that whoever shows the picture knows it.
  const key = colour ? hash.slice(0, -colour.length - 1) + colour : hash
  if ((await files.sizeOf(pictureFile(key, Math.max(...PICTURE_WIDTHS)))) !== null) return key
  const encoded = await encodeWidths(picture, effort)
  try {
    for (const [width, file] of encoded) await files.put(pictureFile(key, width), file)
  } catch (error) {
    for (const width of encoded.keys()) await files.remove(pictureFile(key, width))
    throw error
  }
  return key
}
