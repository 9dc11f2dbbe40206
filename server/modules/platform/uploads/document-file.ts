import { DOCUMENTS_PATH, type UploadFormat } from '@/lib/domain/upload'
import { newId } from '@/server/db/schema/columns'
import type { Deps } from '@/server/deps'
import {
  NotAPicture,
  openPicture,
  type PictureFormat,
  readHead,
  UPLOAD_FORMATS,
} from '@/server/modules/platform/media/read-head'
import type { FilesPort } from '@/server/ports/files'
import { deleteDocument } from './private-documents'
import { beginsAsPdf, isPlainPdf } from './read-pdf'

/** Wide enough for the small print of an ID card. */
const WIDTH = 1600
const QUALITY = 82
const MAX_SECONDS = 10
const EXTENSIONS: Record<UploadFormat, string> = { picture: 'webp', pdf: 'pdf' }

/** The key of a document in the files port: random, so that it cannot be computed from the content. */
export const documentKey = (id: string) => `documents/${id}`
export const documentFile = (id: string, format: UploadFormat = 'picture') =>
  `${documentKey(id)}.${EXTENSIONS[format]}`
/** The address of a document in payloads; reading it needs a signed address. */
export const documentUrl = (id: string) => `${DOCUMENTS_PATH}${id}`

/** The document id in an address of ours; null for any other address. */
export function documentIdOf(url: string): string | null {
  const id = url.startsWith(DOCUMENTS_PATH) ? url.slice(DOCUMENTS_PATH.length) : ''
  return /^[0-9a-z]{16}$/.test(id) ? id : null
}

/** The bytes are no PDF that can be taken as a document. */
export class NotADocument extends Error {
  override name = 'NotADocument'
}

interface StoredDocument {
  row: { id: string; fileKey: string; width: number; height: number; format: UploadFormat }
  url: string
}

/** Stores a PDF as it is, to be downloaded; a picture as a document. Throws NotADocument and NotAPicture. */
export async function storePaper(files: FilesPort, bytes: Buffer): Promise<StoredDocument> {
  if (!beginsAsPdf(bytes)) return storeDocument(files, bytes)
  if (!isPlainPdf(bytes)) throw new NotADocument()
  const id = newId()
  await files.put(documentFile(id, 'pdf'), bytes)
  const row = { id, fileKey: documentKey(id), width: 0, height: 0, format: 'pdf' } as const
  return { row, url: documentUrl(id) }
}

/** Re-encodes a document without metadata and stores it apart from public pictures. Throws NotAPicture. */
export async function storeDocument(
  files: FilesPort,
  bytes: Uint8Array,
  allowed: readonly PictureFormat[] = UPLOAD_FORMATS,
): Promise<StoredDocument> {
  const { width, height } = await readHead(bytes, allowed)
  const id = newId()
  await files.put(documentFile(id), await readable(bytes))
  return { row: { id, fileKey: documentKey(id), width, height, format: 'picture' }, url: documentUrl(id) }
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
  const format = await deleteDocument(db, id)
  await files.remove(documentFile(id, format))
}
