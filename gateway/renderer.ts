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

const HOST = '127.0.0.1'

export interface RenderRequest {
  method: string
  url: string
  headers: IncomingHttpHeaders
  /** whole, so that no broken connection of a client reaches Next's streams */
  body?: Buffer
  /** aborted when nobody waits for the answer any more */
  signal: AbortSignal
}

export type Renderer = Awaited<ReturnType<typeof createRenderer>>

/**
 * Next behind a server of its own that only this process knows: what a client does to its connection never reaches Next's
 * streams, and the background can ask for a page as a client does.
 */
export async function createRenderer(handler: RequestListener) {
  const server = createServer({ keepAliveTimeout: 0, requestTimeout: 0 }, handler)
  server.listen(0, HOST)
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const agent = new Agent({ keepAlive: true })

  return {
    /** The answer as soon as its head is there; its body must be read, or the signal aborted. */
    async render({ method, url, headers, body, signal }: RenderRequest): Promise<IncomingMessage> {
      const requested = request({ host: HOST, port, agent, method, path: url, headers, signal })
      // Reported by `once` while it waits; a connection may also break after the answer.
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
