import type { FastifyInstance } from 'fastify'
import type { NotificationWire } from '@/lib/contract/schemas/notifications/notification'
import { DomainError } from '@/lib/domain/issues'
import type { Deps } from '@/server/deps'
import { type Language, languageOf } from '@/server/i18n'
import { serve } from '@/server/plugins/serve'
import { chooseChannels, readChannels } from './channels'
import { renderNotification } from './render-notification'
import { markAllRead, markRead, readNotifications } from './store'

/** The specification's paths, misspelling included; every signed-in user has notifications, not only vendors. */
export function notificationRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, 'GET /vendor/notification', (request) =>
    listNotifications(deps, request.user._id, languageOf(request.headers['accept-language'])),
  )

  serve(app, 'GET /vendor/read-notification/:id', async (request) => {
    const isKnown = await markRead(deps.db, request.user._id, request.params.id, deps.clock.now())
    if (!isKnown) throw new DomainError('not_found')
    return { read: true }
  })

  serve(app, 'POST /vendor/read-notifications', async (request) => {
    await markAllRead(deps.db, request.user._id, deps.clock.now())
  })

  serve(app, 'GET /user/channels', (request) => readChannels(deps, request.user._id))

  serve(app, 'PUT /user/channels', (request) => chooseChannels(deps, request.user._id, request.body))
}

const AT_MOST = 100

/** A user's notifications in the requested language, the newest first. */
async function listNotifications(
  { db, translations }: Deps,
  userId: string,
  language: Language,
): Promise<NotificationWire[]> {
  const rows = await readNotifications(db, userId, AT_MOST)
  return rows.map((row) => ({
    _id: row.id,
    type: row.type,
    read: row.readAt !== null,
    createdAt: row.createdAt.toISOString(),
    ...renderNotification(translations, row, language),
  }))
}
