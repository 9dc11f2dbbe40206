import type { FastifyInstance } from 'fastify'
import { object } from 'yup'
import { type Channels, channelsBody } from '@/lib/domain/channels'
import { Refusal } from '@/lib/domain/issues'
import type { Deps } from '@/server/deps'
import { userIn } from '@/server/plugins/auth'
import { type IdParam, idParam } from '@/server/plugins/params'
import { languageOf } from '@/server/words'
import { chooseChannels, readChannels } from './channels'
import { listNotifications } from './list-notifications'
import { markAllRead, markRead } from './store'

const USER = { access: 'user' } as const
const noBody = object({}).noUnknown().exact()

/** The specification's paths, misspelling included; every signed-in person has notifications, not only vendors. */
export function notificationRoutes(app: FastifyInstance, deps: Deps): void {
  app.get('/vender/notification', { config: USER }, (request) =>
    listNotifications(deps, userIn(request)._id, languageOf(request.headers['accept-language'])),
  )

  app.get<{ Params: IdParam }>(
    '/vender/read-notification/:id',
    { config: { ...USER, changesState: true }, schema: { params: idParam } },
    async (request) => {
      const isKnown = await markRead(deps.db, userIn(request)._id, request.params.id, deps.clock.now())
      if (!isKnown) throw new Refusal('not_found')
      return { read: true }
    },
  )

  app.post(
    '/vender/read-notifications',
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
