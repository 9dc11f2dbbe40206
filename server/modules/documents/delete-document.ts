import type { Deps } from '@/server/deps'
import { deleteDocument } from './store'
import { documentFile } from './store-document'

/** Takes a document away for good: one that was replaced, or whose owner has left. */
export async function deleteDocumentWithFile(
  { db, files }: Pick<Deps, 'db' | 'files'>,
  id: string,
): Promise<void> {
  await deleteDocument(db, id)
  await files.remove(documentFile(id))
}
