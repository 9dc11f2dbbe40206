import type { NotificationWire } from '@/lib/domain/notification-wire'
import type { Deps } from '@/server/deps'
import type { Language } from '@/server/words'
import { readNotifications } from './store'
import { wordNotification } from './word-notification'

const AT_MOST = 100

/** A person's notifications in the asked language, the newest first. */
export async function listNotifications(
  { db, words }: Deps,
  userId: string,
  language: Language,
): Promise<NotificationWire[]> {
  const rows = await readNotifications(db, userId, AT_MOST)
  return rows.map((row) => ({
    _id: row.id,
    type: row.type,
    read: row.readAt !== null,
    createdAt: row.createdAt.toISOString(),
    ...wordNotification(words, row, language),
  }))
}
