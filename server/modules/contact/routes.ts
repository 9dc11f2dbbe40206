import type { FastifyInstance } from 'fastify'
import { type InferType, object, string } from 'yup'
import {
  CONTACT_STATES,
  type ContactBody,
  contactBody,
  contactStateBody,
} from '@/lib/domain/content-pages/contact'
import type { Deps } from '@/server/deps'
import { languageOf } from '@/server/i18n'
import { userIn } from '@/server/plugins/auth'
import { type IdParam, idParam, pageFields, readPage } from '@/server/plugins/request-params'
import { listContactMessages, setContactMessageState } from './contact-queue'
import { sendContactMessage } from './create-contact-message'

const ADMIN = { access: 'admin', area: 'inbox' } as const
const listQuery = object({ state: string().oneOf(CONTACT_STATES), ...pageFields })
  .noUnknown()
  .exact()

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

  app.get<{ Querystring: InferType<typeof listQuery> }>(
    '/admin/contact',
    { config: ADMIN, schema: { querystring: listQuery } },
    ({ query: { state = 'open', ...page } }) => listContactMessages(deps, state, readPage(page)),
  )

  app.put<{ Params: IdParam; Body: InferType<typeof contactStateBody> }>(
    '/admin/contact/:id',
    { config: ADMIN, schema: { params: idParam, body: contactStateBody } },
    async (request, reply) => {
      await setContactMessageState(deps, userIn(request), request.params.id, request.body.state)
      return reply.code(204).send()
    },
  )
}
