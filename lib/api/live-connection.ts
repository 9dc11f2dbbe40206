import { io, type Socket } from 'socket.io-client'
import { LIVE_EVENTS, type TicketWire } from '@/lib/domain/notifications/live-events'
import { http } from './browser'
import { hasPresenceCookie, refreshUser } from './current-user'
import { ApiError } from './http'
import { emitLive } from './live'

const FIRST_PAUSE_MS = 1000
const LONGEST_PAUSE_MS = 30_000
/** After a refusal, such as too many tabs of one user. */
const REFUSED_PAUSE_MS = 10_000
/** Pauses differ by half of them, so that not everybody comes back in the same second. */
const SPREAD = 0.5

/**
 * Keeps a socket open for the signed-in user until it is stopped. socket.io itself comes back after a lost connection;
 * what the server refuses or ends is tried again here. Each try has a ticket of its own.
 */
export function connectWhileSignedIn(): () => void {
  let socket: Socket | null = null
  let timer: ReturnType<typeof setTimeout>
  let isStopped = false

  function later(pauseMs: number, act: () => void): void {
    if (!isStopped) timer = setTimeout(act, pauseMs * (1 - SPREAD + 2 * SPREAD * Math.random()))
  }

  /** The first ticket also names the address of the socket. */
  async function start(): Promise<void> {
    const first = await requestTicket()
    if (isStopped) return
    if (first) socket = connect(first, later)
    else later(REFUSED_PAUSE_MS, start)
  }

  void start()
  return () => {
    isStopped = true
    clearTimeout(timer)
    socket?.removeAllListeners()
    socket?.close()
  }
}

function connect(first: TicketWire, later: (pauseMs: number, act: () => void) => void): Socket {
  let unused: TicketWire | null = first
  const socket = io(first.url, {
    transports: ['websocket'],
    forceNew: true,
    reconnectionDelay: FIRST_PAUSE_MS,
    reconnectionDelayMax: LONGEST_PAUSE_MS,
    randomizationFactor: SPREAD,
    auth: async (give) => {
      const next = unused ?? (await requestTicket())
      unused = null
      give({ ticket: next?.ticket })
    },
  })
  const again = () => void socket.connect()
  socket.on('connect', () => emitLive('caughtUp', undefined))
  // An inactive socket was refused or ended by the server: socket.io leaves that to its owner.
  socket.on('connect_error', () => socket.active || later(REFUSED_PAUSE_MS, again))
  socket.on('disconnect', () => socket.active || later(FIRST_PAUSE_MS, again))
  for (const name of LIVE_EVENTS) socket.on(name, (event) => emitLive(name, event))
  return socket
}

/** Null when there is none now. A user who has left in the meantime, here or elsewhere, is noticed by it. */
async function requestTicket(): Promise<TicketWire | null> {
  try {
    if (hasPresenceCookie()) return await http.get<TicketWire>('realtime/ticket')
    await refreshUser()
  } catch (failure) {
    if (failure instanceof ApiError && failure.status === 401) await refreshUser()
  }
  return null
}
