import type { FastifyInstance } from 'fastify'
import { Server } from 'socket.io'
import { isSameRights } from '@/lib/domain/admin/roles'
import { ITEM_EVENT, type LiveEvents } from '@/lib/domain/notifications/live-events'
import type { Deps } from '@/server/deps'
import { LANGUAGES, type Language } from '@/server/i18n'
import { listLiveSessions } from '@/server/modules/people/accounts/read-session'
import { readTicket } from '@/server/modules/people/realtime/ticket'
import { isOwnOrigin } from '@/server/plugins/origin'
import type { LiveChannel } from '@/server/ports/live'
import { sessionKeys } from '@/server/rotating-keys'
import { admitViewers, announcerTo, type LiveServer, type LiveSocket, leaveConsole } from './console-sockets'
import { joinSockets } from './socket-adapter'
import { limitSockets } from './socket-limits'

/** Sockets of one user on one process; every tab has one. */
const MAX_PER_USER = 12
/** Clients send a handshake with a ticket; pages of the console also say what their admin looks at. */
const MAX_MESSAGE_BYTES = 2000
const HANDSHAKE_MS = 5000
/** The sockets of an ended session are closed within five seconds. */
const WATCH_EVERY_MS = 2000

type Reported = { [Name in keyof LiveEvents]: (event: LiveEvents[Name]) => void }
type RealtimeDeps = Omit<Deps, 'live'>

/** The room of every socket: its user, in the language of its page. */
const roomOf = (userId: string, language: Language) => `${userId}/${language}`

/** socket.io on the api's port; WebSocket only, so that any process behind a proxy can accept any connection. */
export function openRealtime(app: FastifyInstance, deps: RealtimeDeps): LiveChannel {
  const joined = joinSockets(deps)
  const io: LiveServer = new Server(app.server, {
    serveClient: false,
    transports: ['websocket'],
    maxHttpBufferSize: MAX_MESSAGE_BYTES,
    connectTimeout: HANDSHAKE_MS,
    allowRequest: (request, decide) => {
      const isOwn = isOwnOrigin(deps.config, request.headers)
      decide(null, isOwn && mayOpen(request))
    },
    ...(joined.adapter ? { adapter: joined.adapter } : {}),
  })
  const mayOpen = limitSockets(io.engine, deps.config.trustedProxies)
  io.use((socket, next) => {
    admit(io, deps, socket).then(() => next(), next)
  })
  io.on('connection', (socket) => welcome(io, socket, deps))
  const watch = setInterval(() => void closeEnded(io, deps), WATCH_EVERY_MS)
  app.addHook('preClose', async () => {
    clearInterval(watch)
    io.local.disconnectSockets(true)
    await io.of('/').adapter.close()
    await joined.close()
    io.engine.close()
  })
  return {
    tell: (userId, event, wording) => {
      for (const language of LANGUAGES) {
        const reported = [wording(language)] as Parameters<Reported[typeof event]>
        io.to(roomOf(userId, language)).emit(event, ...reported)
      }
    },
    announceToAdmins: announcerTo(io),
  }
}

/** Throws the error code that the browser receives when the handshake is refused. */
async function admit(io: LiveServer, deps: RealtimeDeps, socket: LiveSocket): Promise<void> {
  const holder = readTicket(sessionKeys(deps.config), socket.handshake.auth['ticket'], deps.clock.now())
  if (!holder) throw new Error('unauthenticated')
  const live = (await listLiveSessions(deps, [holder.sessionHash])).get(holder.sessionHash)
  if (!live) throw new Error('unauthenticated')
  const open = LANGUAGES.map((language) => io.of('/').adapter.rooms.get(roomOf(holder.userId, language)))
  const count = open.reduce((sum, room) => sum + (room?.size ?? 0), 0)
  if (count >= MAX_PER_USER) throw new Error('too_many_connections')
  socket.data = { ...holder, vendorIds: live.vendorIds }
}

/** A socket that sends any other event than the one of the console is disconnected. */
function welcome(io: LiveServer, socket: LiveSocket, deps: RealtimeDeps): void {
  const { log } = deps
  const { userId, language } = socket.data
  socket.join(roomOf(userId, language))
  socket.onAny((event) => {
    if (event !== ITEM_EVENT) socket.disconnect(true)
  })
  admitViewers(io, socket, deps)
  log.info({ userId }, 'socket opened')
  socket.on('disconnect', (reason) => log.info({ userId, reason }, 'socket closed'))
}

/**
 * Logout, logout everywhere, account closing and expiry end a session; this closes its sockets, and those of a member whose
 * membership ended: the page connects again. Those of an admin whose role changed leave the rooms of the console.
 */
async function closeEnded(io: LiveServer, deps: RealtimeDeps): Promise<void> {
  const sockets = [...io.of('/').sockets.values()]
  if (sockets.length === 0) return
  try {
    const hashes = new Set(sockets.map((socket) => socket.data.sessionHash))
    const live = await listLiveSessions(deps, [...hashes])
    for (const socket of sockets) {
      const { sessionHash, adminRole, vendorIds } = socket.data
      const now = live.get(sessionHash)
      if (!now || vendorIds.some((id) => !now.vendorIds.includes(id))) {
        socket.disconnect(true)
        continue
      }
      socket.data.vendorIds = now.vendorIds
      if (adminRole && (!now.adminRole || !isSameRights(now.adminRole, adminRole)))
        await leaveConsole(io, socket)
    }
  } catch (error) {
    deps.log.warn({ err: error }, 'the sessions of open sockets could not be looked up')
  }
}
