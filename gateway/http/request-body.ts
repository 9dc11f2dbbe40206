import type { ClientRequest, IncomingMessage, ServerResponse } from 'node:http'
import { REFUSED_BODY, SLOW_SENDER } from '@/gateway/limits'
import { drained } from './streams'

export class BodyTooLarge extends Error {}
class SenderTooSlow extends Error {}

/** The chunks of a body, limited in size and slowness; ending the loop early leaves the connection open. */
async function* chunksOf(req: IncomingMessage, maxBytes: number): AsyncGenerator<Buffer> {
  let bytes = 0
  let bytesBefore = 0
  const timer = setInterval(() => {
    if (bytes - bytesBefore < SLOW_SENDER.minBytes) req.destroy(new SenderTooSlow())
    bytesBefore = bytes
  }, SLOW_SENDER.periodMs).unref()
  try {
    for await (const chunk of req.iterator({ destroyOnReturn: false })) {
      bytes += chunk.length
      if (bytes > maxBytes) throw new BodyTooLarge()
      yield chunk
    }
  } finally {
    clearInterval(timer)
  }
}

export async function readBody(req: IncomingMessage, maxBytes: number): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of chunksOf(req, maxBytes)) chunks.push(chunk)
  return Buffer.concat(chunks)
}

/**
 * Copies a body as fast as the receiver reads. After `signal` aborts, the rest is read and discarded, so that the
 * client can read the answer.
 */
export async function passBody(
  req: IncomingMessage,
  receiver: ClientRequest,
  maxBytes: number,
  signal: AbortSignal,
): Promise<void> {
  for await (const chunk of chunksOf(req, maxBytes)) {
    if (signal.aborted || receiver.destroyed) continue
    if (!receiver.write(chunk)) await drained(receiver, signal)
  }
  if (!signal.aborted) receiver.end()
}

/**
 * Ends an answer that refuses a body after the rest of the body, which is read and forgotten: a connection that closes
 * while its client sends is reset, and the answer lost (RFC 9112, 9.6). After the time limit the connection ends.
 */
export function endAfterBody(req: IncomingMessage, res: ServerResponse): void {
  const timer = setTimeout(() => req.destroy(), REFUSED_BODY.discardMs).unref()
  const end = () => {
    clearTimeout(timer)
    res.end()
  }
  req.once('end', end).once('close', end).resume()
}

/** Whether a request announces a body (RFC 9112, 6.3). */
export const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
