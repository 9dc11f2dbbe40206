import { io, type Socket } from 'socket.io-client'
import { LIVE_EVENTS, type TicketWire } from '@/lib/domain/live-events'
import { http } from './browser'
import { ApiError } from './http'
import { tellLive } from './live'
import { hasPresenceCookie, meetPerson } from './person'

const FIRST_PAUSE_MS = 1000
const LONGEST_PAUSE_MS = 30_000

const askTicket = () => http.get<TicketWire>('realtime/ticket')

/**
 * Keeps a socket open for the signed-in person until it is stopped. Each try has a ticket of its own; a person who
 * has left in the meantime, here or elsewhere, is noticed by it.
 */
export function keepConnected(): () => void {
  let socket: Socket | null = null
  let timer: ReturnType<typeof setTimeout>
  let pause = FIRST_PAUSE_MS
  let isStopped = false

  async function connect(): Promise<void> {
    try {
      if (!hasPresenceCookie()) return void meetPerson()
      const { ticket, url } = await askTicket()
      if (!isStopped) open(url, ticket)
    } catch (failure) {
      if (failure instanceof ApiError && failure.status === 401) await meetPerson()
      else later()
    }
  }

  function open(url: string, ticket: string): void {
    socket = io(url, { transports: ['websocket'], forceNew: true, reconnection: false, auth: { ticket } })
    socket.on('connect', () => {
      pause = FIRST_PAUSE_MS
      tellLive('caughtUp', undefined)
    })
    socket.on('connect_error', later)
    socket.on('disconnect', later)
    for (const name of LIVE_EVENTS) socket.on(name, (event) => tellLive(name, event))
  }

  /** After growing pauses, which differ, so that not everybody comes back in the same second. */
  function later(): void {
    socket?.close()
    if (isStopped) return
    timer = setTimeout(connect, pause * (0.5 + Math.random()))
    pause = Math.min(pause * 2, LONGEST_PAUSE_MS)
  }

  void connect()
  return () => {
    isStopped = true
    clearTimeout(timer)
    socket?.removeAllListeners()
    socket?.close()
  }
}
