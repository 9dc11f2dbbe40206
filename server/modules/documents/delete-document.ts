import type { Deps } from '@/server/deps'
import { deleteDocument } from './store'
import { documentFile } from './store-document'

/** Deletes a document that was replaced, or whose user has closed the account. */
export async function deleteDocumentWithFile(
  { db, files }: Pick<Deps, 'db' | 'files'>,
  id: string,
): Promise<void> {
  await deleteDocument(db, id)
  await files.remove(documentFile(id))
}
