import { PICTURE_WIDTHS } from '@/lib/domain/listing/picture'
import type { FilesPort } from '@/server/ports/files'
import { type PictureFormat, type PictureHead, readHead } from './read-head'
import { reencode } from './reencode'

const FOLDER = '/api/v1/media'

/** The file key of one width of a picture. */
export function pictureFile(key: string, width: number): string {
  return `${key}/${width}.webp`
}

/** The address of a picture without a width: `pictureAt` adds it. */
export function pictureUrl(key: string): string {
  return `${FOLDER}/${key}`
}

/** The picture key in an address of ours; null for any other address. */
export function keyOfPictureUrl(url: string): string | null {
  return /^\/api\/v1\/media\/([0-9a-f]{32})$/.exec(url)?.[1] ?? null
}

/** Uploads in progress: concurrent uploads of the same bytes share one. */
const inWork = new Map<string, Promise<void>>()

/**
 * Checks, re-encodes and stores a picture, once for the same bytes. Throws NotAPicture. The largest width is written
 * last, as the mark of completeness; after a failure none is left.
 */
export async function storePicture(
  files: FilesPort,
  bytes: Uint8Array,
  allowed: readonly PictureFormat[],
): Promise<PictureHead> {
  const head = await readHead(bytes, allowed)
  const storing = inWork.get(head.key) ?? storeOnce(files, bytes, head)
  inWork.set(head.key, storing)
  await storing.finally(() => inWork.delete(head.key))
  return head
}

async function storeOnce(files: FilesPort, bytes: Uint8Array, head: PictureHead): Promise<void> {
  const largest = Math.max(...PICTURE_WIDTHS)
  if ((await files.sizeOf(pictureFile(head.key, largest))) !== null) return
  const encoded = await reencode(bytes, head)
  try {
    for (const [width, file] of encoded) await files.put(pictureFile(head.key, width), file)
  } catch (error) {
    for (const width of encoded.keys()) await files.remove(pictureFile(head.key, width))
    throw error
  }
}
