import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import fresh from 'fresh'
import { LRUCache } from 'lru-cache'
import { PICTURE_WIDTHS } from '@/lib/domain/listing/picture'
import type { Deps } from '@/server/deps'
import { sendFile } from '@/server/plugins/send-file'
import { serve } from '@/server/plugins/serve'
import { findAvifWidths } from './avif-widths'
import { avifFile, pictureFile } from './store-picture'

const LARGEST = Math.max(...PICTURE_WIDTHS)

/** The key is a hash of the content, so what is seen behind an address never changes. */
const FOREVER = 'public, max-age=31536000, immutable'
/** Whoever has the webp keeps it; a shared cache asks again whether there is an AVIF by now. */
const FOREVER_UNSHARED = `${FOREVER}, s-maxage=600`

/** nginx stores an answer for each of the two by the same rule. */
const ACCEPTS_AVIF = /image\/avif/i

/** Each card of a page asks for a picture; the table is asked for it once a minute. */
const KNOWN_MS = 60_000
const MOST_KNOWN = 10_000

interface PictureFile {
  file: string
  type: string
  cacheControl: string
}

export function mediaRoutes(
  app: FastifyInstance,
  { db, files, config }: Pick<Deps, 'db' | 'files' | 'config'>,
): void {
  const widths = new LRUCache<string, number[]>({ max: MOST_KNOWN, ttl: KNOWN_MS })

  serve(app, 'GET /media/:key/:file', async (request, reply) => {
    const { key, file } = request.params
    const width = Number.parseInt(file, 10)
    const webp = { file: pictureFile(key, width), type: 'image/webp' }
    if (!config.pictureAvif || !ACCEPTS_AVIF.test(request.headers.accept ?? '')) {
      return send(request, reply, { ...webp, cacheControl: FOREVER })
    }
    const avif = { file: avifFile(key, width), type: 'image/avif', cacheControl: FOREVER }
    if ((await avifWidths(key)).includes(width) && (await files.sizeOf(avif.file)) !== null) {
      return send(request, reply, avif)
    }
    return send(request, reply, { ...webp, cacheControl: FOREVER_UNSHARED })
  })

  // The address without a width serves a picture too, for clients that know no widths.
  serve(app, 'GET /media/:key', (request, reply) => {
    const file = pictureFile(request.params.key, LARGEST)
    return send(request, reply, { file, type: 'image/webp', cacheControl: FOREVER })
  })

  /** The picture itself needs no database. */
  async function avifWidths(key: string): Promise<number[]> {
    const known = widths.get(key)
    if (known) return known
    try {
      const found = await findAvifWidths(db, key)
      widths.set(key, found)
      return found
    } catch (err) {
      app.log.warn({ err }, 'the formats of a picture could not be read')
      return []
    }
  }

  function send(request: FastifyRequest, reply: FastifyReply, { file, type, cacheControl }: PictureFile) {
    const etag = `"${file}"`
    const headers = { 'cache-control': cacheControl, etag, ...(config.pictureAvif && { vary: 'Accept' }) }
    if (fresh(request.headers, { etag })) return reply.code(304).headers(headers).send()
    return sendFile(request, reply, { files, key: file, type, headers })
  }
}
