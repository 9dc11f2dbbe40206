import { io, type Socket } from 'socket.io-client'
import type { TicketWire } from '@/lib/contract/schemas/notifications/live-events'
import { ITEM_EVENT, LIVE_EVENTS } from '@/lib/domain/notifications/live-events'
import { call } from './call'
import { hasPresenceCookie, refreshUser } from './current-user'
import { ApiError } from './http'
import { emitLive, onLive, openedItem } from './live'

const FIRST_PAUSE_MS = 1000
const LONGEST_PAUSE_MS = 30_000
/** After a refusal, such as too many tabs of one user. */
const REFUSED_PAUSE_MS = 10_000
/** Pauses vary by half, so that clients do not reconnect in the same second. */
const SPREAD = 0.5

/**
 * Opens a socket for the signed-in user and returns the function that closes it. socket.io reconnects after a lost
 * connection; after a refusal or an end by the server this module does. Each attempt uses its own ticket.
 */
export function connectWhileSignedIn(): () => void {
  let socket: Socket | null = null
  let timer: ReturnType<typeof setTimeout>
  let isStopped = false

  function schedule(pauseMs: number, act: () => void): void {
    if (!isStopped) timer = setTimeout(act, pauseMs * (1 - SPREAD + 2 * SPREAD * Math.random()))
  }

  /** The first ticket also names the address of the socket. */
  async function start(): Promise<void> {
    const first = await requestTicket()
    if (isStopped) return
    if (first) socket = connect(first, schedule)
    else schedule(REFUSED_PAUSE_MS, start)
  }

  const stopLooking = onLive('look', (item) => {
    if (socket?.connected) socket.emit(ITEM_EVENT, item)
  })
  void start()
  return () => {
    isStopped = true
    clearTimeout(timer)
    stopLooking()
    if (socket) closeOnceOpened(socket)
  }
}

/** Browsers write an error to the console about a WebSocket that is closed while it opens. */
function closeOnceOpened(socket: Socket): void {
  const close = () => void socket.close()
  socket.removeAllListeners()
  if (socket.connected || !socket.active) close()
  else socket.once('connect', close).once('connect_error', close)
}

function connect(first: TicketWire, schedule: (pauseMs: number, act: () => void) => void): Socket {
  let unused: TicketWire | null = first
  const socket = io(first.url, {
    transports: ['websocket'],
    forceNew: true,
    reconnectionDelay: FIRST_PAUSE_MS,
    reconnectionDelayMax: LONGEST_PAUSE_MS,
    randomizationFactor: SPREAD,
    auth: async (respond) => {
      const next = unused ?? (await requestTicket())
      unused = null
      respond({ ticket: next?.ticket })
    },
  })
  const again = () => void socket.connect()
  socket.on('connect', () => {
    const look = openedItem()
    if (look !== undefined) socket.emit(ITEM_EVENT, look)
    emitLive('caughtUp', undefined)
  })
  // socket.io does not reconnect a socket that the server refused or ended.
  socket.on('connect_error', () => socket.active || schedule(REFUSED_PAUSE_MS, again))
  socket.on('disconnect', () => socket.active || schedule(FIRST_PAUSE_MS, again))
  for (const name of LIVE_EVENTS) socket.on(name, (event) => emitLive(name, event))
  return socket
}

/** Null when no ticket is available; a session that has ended in the meantime updates the current user. */
async function requestTicket(): Promise<TicketWire | null> {
  try {
    if (hasPresenceCookie()) return await call('GET /realtime/ticket')
    await refreshUser()
  } catch (failure) {
    if (failure instanceof ApiError && failure.status === 401) await refreshUser()
  }
  return null
}
