import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Readable, Writable } from 'node:stream'

/** Aborted when the client goes away before it has the whole answer. */
export function signalOf(res: ServerResponse): AbortSignal {
  const controller = new AbortController()
  res.once('close', () => {
    if (!res.writableFinished) controller.abort()
  })
  return controller.signal
}

/** Reads the whole body; throws when it is larger than `maxBytes`. */
export async function readWhole(stream: Readable, maxBytes: number): Promise<Buffer> {
  const chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    bytes += chunk.length
    if (bytes > maxBytes) throw new Error(`A body is larger than ${maxBytes} bytes.`)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

/** Writes with back-pressure; flushes each chunk, also through a compressing response. */
export async function streamTo(
  res: ServerResponse & { flush?: () => void },
  body: IncomingMessage,
  signal: AbortSignal,
): Promise<void> {
  const untilDrained = drainsOf(res, signal)
  for await (const chunk of body) {
    const canWrite = res.write(chunk)
    res.flush?.()
    if (!canWrite) await untilDrained()
  }
  res.end()
}

/**
 * The same for many waits: a compressing response passes listeners of `drain` on to another stream, from which it takes none
 * back, so that the whole answer has one.
 */
function drainsOf(res: ServerResponse, signal: AbortSignal): () => Promise<void> {
  let proceed = () => {}
  const wake = () => proceed()
  res.on('drain', wake)
  res.on('close', wake)
  signal.addEventListener('abort', wake)
  return () =>
    new Promise((resolve) => {
      proceed = resolve
      if (signal.aborted || res.destroyed) resolve()
    })
}

/** Resolves when a stream accepts more data or has ended. */
export function drained(stream: Writable, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const finish = () => {
      stream.off('drain', finish).off('close', finish)
      signal.removeEventListener('abort', finish)
      resolve()
    }
    if (signal.aborted || stream.destroyed) return resolve()
    stream.on('drain', finish).on('close', finish)
    signal.addEventListener('abort', finish)
  })
}

/**
 * Runs `work` with a signal that aborts with `signal` or after a timeout. Not AbortSignal.any: Node 20 garbage-collects
 * the combined signal, which then never fires.
 */
export async function withDeadline<T>(
  signal: AbortSignal,
  timeoutMs: number,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const controller = new AbortController()
  const onAbort = () => controller.abort(signal.reason)
  const timer = setTimeout(() => controller.abort(new Error(`Not done in ${timeoutMs} ms.`)), timeoutMs)
  signal.addEventListener('abort', onAbort)
  try {
    return await work(controller.signal)
  } finally {
    clearTimeout(timer)
    signal.removeEventListener('abort', onAbort)
  }
}
