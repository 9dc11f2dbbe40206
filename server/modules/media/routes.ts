import type { FastifyInstance } from 'fastify'
import { object, string } from 'yup'
import { Refusal } from '@/lib/domain/issues'
import { PICTURE_WIDTHS } from '@/lib/domain/listing/picture'
import type { Deps } from '@/server/deps'

const FILE_NAMES = PICTURE_WIDTHS.map((width) => `${width}.webp`)

const pictureParams = object({
  key: string()
    .required()
    .matches(/^[0-9a-f]{32}$/),
  file: string().required().oneOf(FILE_NAMES),
})
  .noUnknown()
  .exact()

/** The key follows from the content, so what stands under an address never changes. */
const FOREVER = 'public, max-age=31536000, immutable'

export function mediaRoutes(app: FastifyInstance, { files }: Pick<Deps, 'files'>): void {
  app.get<{ Params: { key: string; file: string } }>(
    '/media/:key/:file',
    { config: { access: 'public' }, schema: { params: pictureParams } },
    async ({ params }, reply) => {
      const bytes = await files.get(`${params.key}/${params.file}`)
      if (!bytes) throw new Refusal('not_found')
      return reply
        .header('cache-control', FOREVER)
        .header('x-content-type-options', 'nosniff')
        .type('image/webp')
        .send(bytes)
    },
  )
}
