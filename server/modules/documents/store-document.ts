import { newId } from '@/server/db/schema/columns'
import {
  NotAPicture,
  openPicture,
  type PictureFormat,
  readHead,
  UPLOAD_FORMATS,
} from '@/server/modules/media/read-head'
import type { FilesPort } from '@/server/ports/files'

const FOLDER = '/api/v1/documents'
/** Wide enough to read the small print of a card. */
const WIDTH = 1600
const QUALITY = 82
const MAX_SECONDS = 10

/** The key of a document in the files port: by chance, not by content, so that nobody can compute it. */
export const documentKey = (id: string) => `documents/${id}`
export const documentFile = (id: string) => `${documentKey(id)}.webp`
/** The name of a document in payloads; to look at it, a signed address is asked for. */
export const documentUrl = (id: string) => `${FOLDER}/${id}`

/** The id inside an address of ours; null for any other address. */
export function documentIdOf(url: string): string | null {
  return /^\/api\/v1\/documents\/([0-9a-z]{16})$/.exec(url)?.[1] ?? null
}

/** Re-encodes a document without metadata and keeps it apart from the public pictures. Throws NotAPicture. */
export async function storeDocument(
  files: FilesPort,
  bytes: Uint8Array,
  allowed: readonly PictureFormat[] = UPLOAD_FORMATS,
): Promise<{ row: { id: string; fileKey: string; width: number; height: number }; url: string }> {
  const { width, height } = await readHead(bytes, allowed)
  const id = newId()
  await files.put(documentFile(id), await readable(bytes))
  return { row: { id, fileKey: documentKey(id), width, height }, url: documentUrl(id) }
}

function readable(bytes: Uint8Array): Promise<Uint8Array> {
  return openPicture(bytes)
    .rotate()
    .resize({ width: WIDTH, withoutEnlargement: true })
    .webp({ quality: QUALITY })
    .timeout({ seconds: MAX_SECONDS })
    .toBuffer()
    .catch((cause: unknown) => {
      throw new NotAPicture('broken content', { cause })
    })
}
