import { newId } from '@/server/db/schema/columns'
import type { Deps } from '@/server/deps'
import {
  NotAPicture,
  openPicture,
  type PictureFormat,
  readHead,
  UPLOAD_FORMATS,
} from '@/server/modules/media/read-head'
import type { FilesPort } from '@/server/ports/files'
import { deleteDocument } from './store'

const FOLDER = '/api/v1/documents'
/** Wide enough for the small print of an ID card. */
const WIDTH = 1600
const QUALITY = 82
const MAX_SECONDS = 10

/** The key of a document in the files port: random, so that it cannot be computed from the content. */
export const documentKey = (id: string) => `documents/${id}`
export const documentFile = (id: string) => `${documentKey(id)}.webp`
/** The address of a document in payloads; reading it needs a signed address. */
export const documentUrl = (id: string) => `${FOLDER}/${id}`

/** The document id in an address of ours; null for any other address. */
export function documentIdOf(url: string): string | null {
  return /^\/api\/v1\/documents\/([0-9a-z]{16})$/.exec(url)?.[1] ?? null
}

/** Re-encodes a document without metadata and stores it apart from public pictures. Throws NotAPicture. */
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

/** Deletes a document that was replaced, or whose user has closed the account. */
export async function deleteDocumentWithFile(
  { db, files }: Pick<Deps, 'db' | 'files'>,
  id: string,
): Promise<void> {
  await deleteDocument(db, id)
  await files.remove(documentFile(id))
}
