import { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'
import { BYTE_ORDER_MARK, type CsvCell, renderCsv } from '@/lib/domain/text/csv'

type CsvRow = readonly CsvCell[]

/** A private file of `name`, which the browser saves. */
export function asFile(reply: FastifyReply, name: string): FastifyReply {
  return reply
    .header('cache-control', 'private, no-store')
    .header('x-content-type-options', 'nosniff')
    .header('content-disposition', `attachment; filename="${name}"`)
}

/** Sends rows as a CSV file while they are read, so that a long one is never held in memory. */
export function sendCsv(
  reply: FastifyReply,
  name: string,
  portions: Iterable<readonly CsvRow[]> | AsyncIterable<readonly CsvRow[]>,
): FastifyReply {
  async function* texts() {
    yield BYTE_ORDER_MARK
    for await (const rows of portions) yield renderCsv(rows)
  }
  return asFile(reply, name).type('text/csv; charset=utf-8').send(Readable.from(texts()))
}
