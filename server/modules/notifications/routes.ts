import type { FastifyInstance } from 'fastify'
import { object } from 'yup'
import { DomainError } from '@/lib/domain/issues'
import { type Channels, channelsBody } from '@/lib/domain/notifications/channels'
import type { NotificationWire } from '@/lib/domain/notifications/notification'
import { VENDOR_PATH } from '@/lib/domain/wire-names'
import type { Deps } from '@/server/deps'
import { type Language, languageOf } from '@/server/i18n'
import { userIn } from '@/server/plugins/auth'
import { type IdParam, idParam } from '@/server/plugins/request-params'
import { chooseChannels, readChannels } from './channels'
import { renderNotification } from './render-notification'
import { markAllRead, markRead, readNotifications } from './store'

const USER = { access: 'user' } as const
const noBody = object({}).noUnknown().exact()

/** The specification's paths, misspelling included; every signed-in user has notifications, not only vendors. */
export function notificationRoutes(app: FastifyInstance, deps: Deps): void {
  app.get(`/${VENDOR_PATH}/notification`, { config: USER }, (request) =>
    listNotifications(deps, userIn(request)._id, languageOf(request.headers['accept-language'])),
  )

  app.get<{ Params: IdParam }>(
    `/${VENDOR_PATH}/read-notification/:id`,
    { config: { ...USER, changesState: true }, schema: { params: idParam } },
    async (request) => {
      const isKnown = await markRead(deps.db, userIn(request)._id, request.params.id, deps.clock.now())
      if (!isKnown) throw new DomainError('not_found')
      return { read: true }
    },
  )

  app.post(
    `/${VENDOR_PATH}/read-notifications`,
    { config: USER, schema: { body: noBody } },
    async (request, reply) => {
      await markAllRead(deps.db, userIn(request)._id, deps.clock.now())
      return reply.code(204).send()
    },
  )

  app.get('/user/channels', { config: USER }, (request) => readChannels(deps, userIn(request)._id))

  app.put<{ Body: Channels }>('/user/channels', { config: USER, schema: { body: channelsBody } }, (request) =>
    chooseChannels(deps, userIn(request)._id, request.body),
  )
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
