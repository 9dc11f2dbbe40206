import { once } from 'node:events'
import {
  Agent,
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type RequestListener,
  request,
} from 'node:http'
import type { AddressInfo } from 'node:net'
import { renderedAnswer } from '@/lib/session/rendered-answer'

const HOST = '127.0.0.1'

export interface RenderRequest {
  method: string
  url: string
  headers: IncomingHttpHeaders
  /** buffered, so that a broken client connection never reaches Next's streams */
  body?: Buffer
  /** aborted when no client waits for the answer */
  signal: AbortSignal
}

export type Renderer = Awaited<ReturnType<typeof createRenderer>>

/**
 * Next on an internal server of this process, so that broken client connections never reach Next's streams and
 * background work can request pages over HTTP.
 */
export async function createRenderer(handler: RequestListener) {
  const server = createServer({ keepAliveTimeout: 0, requestTimeout: 0 }, (req, res) =>
    renderedAnswer.run(res, () => handler(req, res)),
  )
  // Its own port also in a worker, where one without a number would be shared with the other workers.
  server.listen({ port: 0, host: HOST, exclusive: true })
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const agent = new Agent({ keepAlive: true })

  return {
    /** Resolves with the head of the answer; the body must be read, or the signal aborted. */
    async render({ method, url, headers, body, signal }: RenderRequest): Promise<IncomingMessage> {
      const requested = request({ host: HOST, port, agent, method, path: url, headers, signal })
      // While `once` is pending it reports errors; this listener covers a connection that breaks afterwards.
      requested.on('error', () => undefined)
      requested.end(body)
      const [answer] = (await once(requested, 'response')) as [IncomingMessage]
      return answer
    },
    close: async () => {
      agent.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
