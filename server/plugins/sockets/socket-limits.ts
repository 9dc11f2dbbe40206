import type { IncomingMessage } from 'node:http'
import proxyAddr from '@fastify/proxy-addr'
import type { Server } from 'socket.io'

/** Open connections, whether signed in or not; an office or a mobile network shares an address. */
export const SOCKETS = { inAll: 10_000, perAddress: 500 }

/** Decides whether one more connection may open, so that no single address takes them all. */
export function limitSockets(
  engine: Server['engine'],
  trustedProxies: readonly string[],
): (request: IncomingMessage) => boolean {
  const isTrusted = proxyAddr.compile([...trustedProxies])
  const addressOf = (request: IncomingMessage) => proxyAddr(request, isTrusted) ?? ''
  const open = new Map<string, number>()
  const count = (address: string, change: number) => {
    const sum = (open.get(address) ?? 0) + change
    if (sum > 0) open.set(address, sum)
    else open.delete(address)
  }
  engine.on('connection', (socket: { request: IncomingMessage; once: Server['engine']['once'] }) => {
    const address = addressOf(socket.request)
    count(address, 1)
    socket.once('close', () => count(address, -1))
  })
  return (request) => {
    const address = addressOf(request)
    // A call that a proxy of ours makes for nobody else is ours.
    const isOurs = isTrusted(address, 0)
    return engine.clientsCount < SOCKETS.inAll && (isOurs || (open.get(address) ?? 0) < SOCKETS.perAddress)
  }
}
