import type { FastifyInstance } from 'fastify'
import { type ContactBody, contactBody } from '@/lib/domain/content-pages/contact'
import type { Deps } from '@/server/deps'
import { languageOf } from '@/server/i18n'
import { sendContactMessage } from './create-contact-message'

export function contactRoutes(app: FastifyInstance, deps: Deps): void {
  app.post<{ Body: ContactBody }>(
    '/contact',
    { config: { access: 'public' }, schema: { body: contactBody } },
    async ({ body, user, ip, headers }, reply) => {
      const language = languageOf(headers['accept-language'])
      await sendContactMessage(deps, body, { userId: user?._id ?? null, address: ip, language })
      return reply.code(204).send()
    },
  )
}
