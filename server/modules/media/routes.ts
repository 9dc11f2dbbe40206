import type { FastifyInstance, FastifyReply } from 'fastify'
import { object, string } from 'yup'
import { DomainError } from '@/lib/domain/issues'
import { PICTURE_WIDTHS } from '@/lib/domain/listing/picture'
import type { Deps } from '@/server/deps'

const LARGEST = Math.max(...PICTURE_WIDTHS)
const FILE_NAMES = PICTURE_WIDTHS.map((width) => `${width}.webp`)

const key = string()
  .required()
  .matches(/^[0-9a-f]{32}$/)
const wholeParams = object({ key }).noUnknown().exact()
const pictureParams = object({ key, file: string().required().oneOf(FILE_NAMES) })
  .noUnknown()
  .exact()

/** The key is a hash of the content, so the bytes behind an address never change. */
const FOREVER = 'public, max-age=31536000, immutable'

export function mediaRoutes(app: FastifyInstance, { files }: Pick<Deps, 'files'>): void {
  app.get<{ Params: { key: string; file: string } }>(
    '/media/:key/:file',
    { config: { access: 'public', isSameForAll: true }, schema: { params: pictureParams } },
    ({ params }, reply) => send(reply, `${params.key}/${params.file}`),
  )

  // The address without a width serves a picture too, for clients that know no widths.
  app.get<{ Params: { key: string } }>(
    '/media/:key',
    { config: { access: 'public', isSameForAll: true }, schema: { params: wholeParams } },
    ({ params }, reply) => send(reply, `${params.key}/${LARGEST}.webp`),
  )

  async function send(reply: FastifyReply, file: string) {
    const bytes = await files.get(file)
    if (!bytes) throw new DomainError('not_found')
    return reply
      .header('cache-control', FOREVER)
      .header('x-content-type-options', 'nosniff')
      .type('image/webp')
      .send(bytes)
  }
}
