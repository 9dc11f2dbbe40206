import type { FastifyInstance } from 'fastify'
import type { TicketWire } from '@/lib/contract/schemas/notifications/live-events'
import { TICKET_SECONDS } from '@/lib/domain/notifications/live-events'
import type { Deps } from '@/server/deps'
import { languageOf } from '@/server/i18n'
import { hashOfToken } from '@/server/modules/people/accounts/secrets'
import { bearerOf } from '@/server/plugins/auth'
import { serve } from '@/server/plugins/serve'
import { sessionKeys } from '@/server/rotating-keys'
import { makeTicket } from './ticket'

/** Scripts cannot read the session token, so a short-lived ticket opens the socket (contract.md, Realtime). */
export function realtimeRoutes(app: FastifyInstance, { clock, config }: Deps): void {
  serve(app, 'GET /realtime/ticket', async (request): Promise<TicketWire> => {
    const holder = {
      userId: request.user._id,
      sessionHash: hashOfToken(bearerOf(request) ?? ''),
      language: languageOf(request.headers['accept-language']),
    }
    const ticket = makeTicket(sessionKeys(config), holder, clock.now())
    return { ticket, expiresIn: TICKET_SECONDS, url: config.realtimeOrigin }
  })
}
