import { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { DomainError } from '@/lib/domain/issues'
import type { FilesPort } from '@/server/ports/files'

interface Sent {
  files: FilesPort
  key: string
  /** webp without it */
  type?: string
  /** of the answer with the file; a refusal goes without them */
  headers?: Record<string, string>
}

/** Streams a stored picture as the answer; HEAD reads only its size. Throws `not_found` for an unknown key. */
export async function sendFile(
  { method }: FastifyRequest,
  reply: FastifyReply,
  { files, key, type = 'image/webp', headers = {} }: Sent,
): Promise<FastifyReply> {
  const file = method === 'HEAD' ? await headOf(files, key) : await files.open(key)
  if (!file) throw new DomainError('not_found')
  return reply
    .headers({ ...headers, 'content-length': file.size, 'x-content-type-options': 'nosniff' })
    .type(type)
    .send(file.content)
}

async function headOf(files: FilesPort, key: string) {
  const size = await files.sizeOf(key)
  return size === null ? null : { size, content: Readable.from([]) }
}
