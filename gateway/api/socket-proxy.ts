import { type IncomingMessage, request as requestHttp, STATUS_CODES } from 'node:http'
import { request as requestHttps } from 'node:https'
import type { Duplex } from 'node:stream'
import { endToEndHeaders, headerText } from '@/gateway/http/headers'
import { SOCKETS } from '@/gateway/limits'

export const SOCKET_PATH = '/socket.io/'

/**
 * Connects browsers with the sockets of the api where no proxy in front does: answers the `upgrade` event of a server. The
 * api decides who may connect; no cookie is passed on, because a socket brings a ticket.
 */
export function createSocketProxy(origin: string, nameClient: (req: IncomingMessage) => unknown) {
  const { protocol, hostname, port } = new URL(origin)
  const open = protocol === 'https:' ? requestHttps : requestHttp

  return (req: IncomingMessage, client: Duplex, first: Buffer) => {
    client.on('error', () => client.destroy())
    const isSocket = headerText(req.headers.upgrade).toLowerCase() === 'websocket'
    if (req.method !== 'GET' || !isSocket || !req.url?.startsWith(SOCKET_PATH)) return refuse(client, 404)
    nameClient(req)
    const { cookie: _cookie, authorization: _token, ...passed } = endToEndHeaders(req.headers)
    const headers = { ...passed, connection: 'Upgrade', upgrade: 'websocket' }
    const asked = open({ hostname, port, path: req.url, headers, agent: false })
    asked.setTimeout(SOCKETS.answerMs, () => asked.destroy(new Error('The api does not answer.')))
    asked.on('error', () => refuse(client, 503))
    asked.on('response', ({ statusCode = 502 }) => {
      refuse(client, statusCode)
      asked.destroy()
    })
    asked.on('upgrade', (answer, server, begun) => {
      asked.setTimeout(0)
      join(client, server)
      client.write(headOf(answer))
      client.write(begun)
      server.write(first)
    })
    client.on('close', () => asked.destroy())
    asked.end()
  }
}

/** What one side sends the other gets; the end of either ends both. */
function join(client: Duplex, server: Duplex): void {
  server.on('error', () => server.destroy())
  server.on('close', () => client.destroy())
  client.on('close', () => server.destroy())
  client.pipe(server).pipe(client)
}

function headOf({ rawHeaders }: IncomingMessage): string {
  const lines = rawHeaders.flatMap((name, i) => (i % 2 === 0 ? [`${name}: ${rawHeaders[i + 1]}`] : []))
  return `HTTP/1.1 101 Switching Protocols\r\n${lines.join('\r\n')}\r\n\r\n`
}

function refuse(client: Duplex, status: number): void {
  if (client.writable)
    client.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`)
}
