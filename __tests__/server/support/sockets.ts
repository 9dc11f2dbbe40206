import type { AddressInfo } from 'node:net'
import { io, type Socket } from 'socket.io-client'
import type { TestApp } from './test-app'
import type { TestUser } from './users'

const open = new Set<Socket>()

/** The address at which the application listens from now on. */
export async function listen({ app }: TestApp): Promise<string> {
  if (!app.server.listening) await app.listen({ host: '127.0.0.1', port: 0 })
  return `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`
}

export async function ticketOf(test: TestApp, person: { token: string }, language = 'ar'): Promise<string> {
  const headers = { 'accept-language': language }
  return (await test.call('GET', '/realtime/ticket', { as: person, headers })).body.ticket
}

/** A socket as a page opens it; the server has not accepted or refused it yet. */
export async function knock(test: TestApp, auth: object, headers?: Record<string, string>): Promise<Socket> {
  const socket = io(await listen(test), {
    transports: ['websocket'],
    forceNew: true,
    reconnection: false,
    auth,
    extraHeaders: headers,
  })
  open.add(socket)
  return socket
}

export async function aSocket(test: TestApp, person: TestUser, language = 'ar'): Promise<Socket> {
  const socket = await knock(test, { ticket: await ticketOf(test, person, language) })
  await nextEvent(socket, 'connect')
  return socket
}

/** The next event of a name on a socket. */
export function nextEvent(socket: Socket, event: string): Promise<unknown> {
  return new Promise((resolve) => socket.once(event, resolve))
}

export function closeSockets(): void {
  for (const socket of open) socket.disconnect()
  open.clear()
}
