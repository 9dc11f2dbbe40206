import type { FastifyReply } from 'fastify'

/** A private file of `name`, which the browser saves or, where it can be read there, shows. */
export function asFile(
  reply: FastifyReply,
  name: string,
  how: 'attachment' | 'inline' = 'attachment',
): FastifyReply {
  return reply
    .header('cache-control', 'private, no-store')
    .header('x-content-type-options', 'nosniff')
    .header('content-disposition', `${how}; filename="${name}"`)
}
