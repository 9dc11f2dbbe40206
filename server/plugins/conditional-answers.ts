import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import fresh from 'fresh'
import Negotiator from 'negotiator'

/** Smaller answers fit into one packet uncompressed. */
const SMALLEST_COMPRESSED_BYTES = 1024
/** As fast as gzip and smaller; higher levels are for files that are compressed once. */
const BROTLI_QUALITY = 4

/** In order of preference. */
const COMPRESS: Record<string, (bytes: Buffer) => Promise<Buffer>> = {
  br: (bytes) =>
    promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }),
  gzip: promisify(gzip),
}

/**
 * Public answers get an ETag, 304 and compression. Private ones do not: they are not cached, and compressed length
 * could leak a secret next to chosen text (BREACH).
 */
export function addConditionalAnswers(app: FastifyInstance): void {
  app.addHook<string | Buffer>('onSend', async (request, reply, payload) => {
    if (!isShared(request, reply) || !(typeof payload === 'string' || Buffer.isBuffer(payload)))
      return payload
    const bytes = Buffer.from(payload)
    const etag = `W/"${createHash('sha1').update(bytes).digest('base64url')}"`
    reply.header('etag', etag)
    if (fresh(request.headers, { etag })) {
      reply.code(304).removeHeader('content-type').removeHeader('content-length')
      return ''
    }
    return isText(reply) && request.method === 'GET' ? compressed(request, reply, bytes) : payload
  })
}

function isShared({ method }: FastifyRequest, reply: FastifyReply): boolean {
  const isRead = method === 'GET' || method === 'HEAD'
  return isRead && reply.statusCode === 200 && String(reply.getHeader('cache-control')).startsWith('public')
}

const isText = (reply: FastifyReply) =>
  /^(?:application\/json|text\/(?:html|css|javascript))/.test(String(reply.getHeader('content-type')))

async function compressed(request: FastifyRequest, reply: FastifyReply, bytes: Buffer): Promise<Buffer> {
  reply.header('vary', [reply.getHeader('vary'), 'Accept-Encoding'].filter(Boolean).join(', '))
  const accepted = new Negotiator(request.raw).encodings()
  const encoding = Object.keys(COMPRESS).find((one) => accepted.includes(one)) ?? ''
  const compress = COMPRESS[encoding]
  if (!compress || bytes.length < SMALLEST_COMPRESSED_BYTES) return bytes
  reply.header('content-encoding', encoding).removeHeader('content-length')
  return compress(bytes)
}
