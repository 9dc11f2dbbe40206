import { buffer } from 'node:stream/consumers'
import type { MultipartFile } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import { DomainError, issue } from '@/lib/domain/issues'
import { MAX_PICTURE_BYTES } from '@/lib/domain/upload'

interface PageRequestOptions {
  field: string
  /** how many files the call may hold */
  atMost: number
}

/**
 * The files of a multipart call, one after the other, so that only one is in memory. An aborted body, other fields and
 * too many files are refused.
 */
export async function* parsePictures(
  request: FastifyRequest,
  { field, atMost }: PageRequestOptions,
): AsyncGenerator<Buffer, void> {
  let count = 0
  try {
    for await (const part of parts(request, atMost)) {
      if (part.type !== 'file' || part.fieldname !== field) throw unknownField(part.fieldname)
      count += 1
      yield await readFile(part)
    }
  } catch (failure) {
    throw toRefusalError(failure)
  }
  if (count === 0) throw new DomainError('bad_request', { issues: [issue(field, 'required')] })
}

/** A sender that is cut off may never read its answer, so what follows the limit is dropped for so long first. */
const LINGER_MS = 3000

/** Ends soon after the limit: the parser's own `toBuffer` would read a body without end. */
async function readFile({ file }: MultipartFile): Promise<Buffer> {
  const tooLarge = new DomainError('too_large')
  file.once('limit', () => {
    const cut = setTimeout(() => file.destroy(tooLarge), LINGER_MS)
    file.once('close', () => clearTimeout(cut))
  })
  const bytes = await buffer(file)
  // The limit may have been reached before anybody listened.
  if (file.truncated) throw tooLarge
  return bytes
}

function parts(request: FastifyRequest, atMost: number) {
  if (!request.isMultipart()) throw new DomainError('wrong_type')
  const limits = { files: atMost, fields: 1, parts: atMost + 1, fileSize: MAX_PICTURE_BYTES, headerPairs: 20 }
  return request.parts({ limits }) as AsyncIterableIterator<
    MultipartFile | { type: 'field'; fieldname: string }
  >
}

function unknownField(name: string): DomainError {
  return new DomainError('bad_request', { issues: [issue(name.slice(0, 60), 'unknown_property')] })
}

/** The parser's errors have a status; an aborted body has none. */
function toRefusalError(failure: unknown): unknown {
  if (failure instanceof DomainError) return failure
  const status = (failure as { statusCode?: number }).statusCode
  if (status === 413) return new DomainError('too_large')
  return failure instanceof Error && (status === undefined || status < 500)
    ? new DomainError('bad_request')
    : failure
}
