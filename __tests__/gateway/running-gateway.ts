import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { RenderQueue } from '@/gateway/document/render-queue'
import { createGateway } from '@/gateway/gateway'
import { createPageCache } from '@/gateway/page-cache/page-cache'
import { noFiles } from '@/gateway/static-files'
import type { Tracer } from '@/lib/telemetry/tracer'

type Handler = (req: IncomingMessage, res: ServerResponse) => void | Promise<void>

export interface Answer {
  status: number
  headers: Record<string, string | string[] | undefined>
  body: Buffer
}

const PAGE_HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 's-maxage=60, stale-while-revalidate=31535940',
  vary: 'rsc, next-router-state-tree',
}

/** Long enough to be compressed. */
export const longText = (word: string) => `<!doctype html><p>${`${word} `.repeat(400)}</p>`

export function answerPage(res: ServerResponse, text: string, headers: Record<string, string> = {}): void {
  for (const [name, value] of Object.entries({ ...PAGE_HEADERS, ...headers })) res.setHeader(name, value)
  res.end(text)
}

interface GatewayTest {
  maxBytes?: number
  /** nobody listens there unless a test says so */
  apiOrigin?: string
  queue?: RenderQueue
  contentVersion?: () => number | null
  tracer?: Tracer | undefined
}

/** The gateway in front of a handler of the test's own, with a clock that the test moves. */
export async function runGateway(handler: Handler, options: GatewayTest = {}) {
  const { apiOrigin = 'http://127.0.0.1:1', queue, contentVersion = () => null, tracer, ...limits } = options
  const clock = { now: 1_000_000 }
  const handled: IncomingMessage[] = []
  const errors: unknown[] = []
  const cache = createPageCache({ ...limits, now: () => clock.now })
  const logError = (error: unknown) => void errors.push(error)
  const gateway = await createGateway({
    handler: (req, res) => {
      handled.push(req)
      Promise.resolve(handler(req, res)).catch((error) => {
        logError(error)
        res.statusCode = 500
        res.end()
      })
    },
    serveFile: noFiles,
    policy: { finish: (body) => ({ body, headers: {} }) },
    apiOrigin,
    trustedProxies: ['loopback'],
    tracer,
    ...(queue ? { queue } : {}),
    cache,
    contentVersion,
    logError,
  })
  const server = createServer(gateway.listener)
  server.on('upgrade', gateway.upgrade)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo

  const ask = (path: string, method: string, headers: Record<string, string>, body?: string | Buffer) =>
    new Promise<Answer>((resolve, reject) => {
      const requested = request(
        { host: '127.0.0.1', port, path, headers, method, agent: false },
        (answer) => {
          const parts: Buffer[] = []
          answer.on('data', (part: Buffer) => parts.push(part))
          answer.on('error', reject)
          answer.on('end', () =>
            resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(parts) }),
          )
        },
      )
      requested.on('error', reject)
      requested.end(body)
    })
  const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    ask(path, method, headers)
  const send = (path: string, body: string | Buffer, headers: Record<string, string> = {}, method = 'POST') =>
    ask(path, method, headers, body)
  const close = async () => {
    await new Promise((resolve) => server.close(resolve))
    await gateway.close()
  }
  return { get, send, close, port, cache, clock, handled, errors, settled: gateway.settled }
}
