import type { FastifyInstance, FastifyReply } from 'fastify'
import { type InferType, object, string } from 'yup'
import { ALL_TYPES } from '@/lib/domain/geo/area'
import { LISTING_TYPES, listingTypeBySlug } from '@/lib/domain/listing/listing-types'
import type { Deps } from '@/server/deps'
import { LANGUAGES } from '@/server/i18n'
import { idParam } from '@/server/plugins/request-params'
import { getAreaImage, getCardImage } from './get-card'

const cardParams = idParam
  .shape({ language: string().required().oneOf(LANGUAGES) })
  .noUnknown()
  .exact()

const areaParams = object({
  city: string()
    .required()
    .matches(/^[a-z0-9-]{1,80}$/),
  type: string()
    .required()
    .oneOf([ALL_TYPES, ...LISTING_TYPES.map(({ slug }) => slug)]),
  language: string().required().oneOf(LANGUAGES),
})
  .noUnknown()
  .exact()

/** Messengers cache for days anyway; a changed price may appear a day later. */
const A_DAY = 'public, max-age=86400'

export function ogRoutes(app: FastifyInstance, deps: Deps): void {
  const send = (reply: FastifyReply, bytes: Uint8Array) =>
    reply
      .header('cache-control', A_DAY)
      .header('x-content-type-options', 'nosniff')
      .type('image/jpeg')
      .send(bytes)
  app.get<{ Params: InferType<typeof cardParams> }>(
    '/og/:id/:language',
    { config: { access: 'public', isSameForAll: true }, schema: { params: cardParams } },
    async ({ params }, reply) => send(reply, await getCardImage(deps, params.id, params.language)),
  )
  app.get<{ Params: InferType<typeof areaParams> }>(
    '/og/areas/:city/:type/:language',
    { config: { access: 'public', isSameForAll: true }, schema: { params: areaParams } },
    async ({ params: { city, type, language } }, reply) => {
      const area = { city, type: listingTypeBySlug(type)?.type ?? null }
      return send(reply, await getAreaImage(deps, area, language))
    },
  )
}
