import type { FastifyInstance } from 'fastify'
import type { Deps } from '@/server/deps'
import { languageOf } from '@/server/i18n'
import { serve } from '@/server/plugins/serve'
import { sendContactMessage } from './create-contact-message'

export function contactRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, 'POST /contact', async ({ body, user, ip, headers }, _reply) => {
    const language = languageOf(headers['accept-language'])
    await sendContactMessage(deps, body, { userId: user?._id ?? null, address: ip, language })
  })
}
