import type { NotificationWire } from '@/lib/domain/notification-wire'
import type { Deps } from '@/server/deps'
import type { Language } from '@/server/words'
import { type Notification, readNotifications } from './store'

const AT_MOST = 100

/** A person's notifications in the asked language: kept as type and params, worded when they are read. */
export async function listNotifications(
  deps: Deps,
  userId: string,
  language: Language,
): Promise<NotificationWire[]> {
  const rows = await readNotifications(deps.db, userId, AT_MOST)
  return rows.map((row) => toWire(deps, row, language))
}

function toWire({ words }: Deps, row: Notification, language: Language): NotificationWire {
  const { service, service_ar: serviceInArabic, ...data } = row.params
  const params = { ...data, service: (language === 'ar' ? serviceInArabic : service) ?? '' }
  return {
    _id: row.id,
    type: row.type,
    title: words.sentence(language, `notifications.${row.type}.title`, params),
    description: words.sentence(language, `notifications.${row.type}.description`, params),
    read: row.readAt !== null,
    createdAt: row.createdAt.toISOString(),
    data,
  }
}
