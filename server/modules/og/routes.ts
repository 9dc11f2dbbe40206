import type { FastifyInstance } from 'fastify'
import { type InferType, string } from 'yup'
import type { Deps } from '@/server/deps'
import { LANGUAGES } from '@/server/i18n'
import { idParam } from '@/server/plugins/request-params'
import { getCardImage } from './get-card'

const cardParams = idParam
  .shape({ language: string().required().oneOf(LANGUAGES) })
  .noUnknown()
  .exact()

/** Messengers cache for days anyway; a changed price may appear a day later. */
const A_DAY = 'public, max-age=86400'

export function ogRoutes(app: FastifyInstance, deps: Deps): void {
  app.get<{ Params: InferType<typeof cardParams> }>(
    '/og/:id/:language',
    { config: { access: 'public', isSameForAll: true }, schema: { params: cardParams } },
    async ({ params }, reply) => {
      const bytes = await getCardImage(deps, params.id, params.language)
      return reply
        .header('cache-control', A_DAY)
        .header('x-content-type-options', 'nosniff')
        .type('image/jpeg')
        .send(bytes)
    },
  )
}
