import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import fresh from 'fresh'
import { object, string } from 'yup'
import { PICTURE_KEY, PICTURE_WIDTHS } from '@/lib/domain/listing/picture'
import type { Deps } from '@/server/deps'
import { sendFile } from '@/server/plugins/send-file'

const LARGEST = Math.max(...PICTURE_WIDTHS)
const FILE_NAMES = PICTURE_WIDTHS.map((width) => `${width}.webp`)

const key = string().required().matches(PICTURE_KEY)
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
    (request, reply) => send(request, reply, `${request.params.key}/${request.params.file}`),
  )

  // The address without a width serves a picture too, for clients that know no widths.
  app.get<{ Params: { key: string } }>(
    '/media/:key',
    { config: { access: 'public', isSameForAll: true }, schema: { params: wholeParams } },
    (request, reply) => send(request, reply, `${request.params.key}/${LARGEST}.webp`),
  )

  function send(request: FastifyRequest, reply: FastifyReply, file: string) {
    const etag = `"${file}"`
    const headers = { 'cache-control': FOREVER, etag }
    if (fresh(request.headers, { etag })) return reply.code(304).headers(headers).send()
    return sendFile(request, reply, { files, key: file, headers })
  }
}
