import { Refusal } from '@/lib/domain/issues'
import type { Deps } from '@/server/deps'
import { documentFile } from '@/server/modules/documents/keep-document'
import { loadOwn } from './load-side'
import { readMessage } from './message-store'

/** The photo of a message: for the two of its conversation, and nobody else. */
export async function readMessageImage(
  { db, files }: Deps,
  userId: string,
  conversationId: string,
  messageId: string,
): Promise<Uint8Array> {
  await loadOwn(db, userId, conversationId)
  const message = await readMessage(db, conversationId, messageId)
  const bytes = message?.imageUploadId ? await files.get(documentFile(message.imageUploadId)) : null
  if (!bytes) throw new Refusal('not_found')
  return bytes
}
