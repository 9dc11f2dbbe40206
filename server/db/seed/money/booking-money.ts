import type { Life } from '@/server/db/seed/bookings/life'
import { depositDueAt, earningsDueAt } from '@/server/modules/money/ledger/due-dates'

/** What moves the money of a booking. */
export type MoneyMove = 'capture' | 'collect' | 'check_out' | 'earnings' | 'deposit'

const MOVES_OF_EVENTS = { pay: 'capture', collect: 'collect', check_out: 'check_out' } as const

interface MoneyStep {
  move: MoneyMove
  at: Date
  booking: Life['booking']
}

/** What has happened to the money of a demo booking by `now`, each with the booking as it was then. */
export function movesOf({ booking, steps }: Life, now: Date): MoneyStep[] {
  const pressed = Object.entries(MOVES_OF_EVENTS).flatMap(([event, move]) =>
    steps
      .filter((step) => step.event === event)
      .map(({ at, booking: then }) => ({ move, at, booking: then })),
  )
  const timed = timersOf(booking).map(({ kind, dueAt }) => ({ move: kind, at: dueAt, booking }))
  return [...pressed, ...timed].filter(({ at }) => at <= now)
}

/** When its earnings and its deposit are due. */
export function timersOf(booking: Life['booking']): { kind: 'earnings' | 'deposit'; dueAt: Date }[] {
  const { paidHalalas, depositPaidHalalas, snapshot, endedAt } = booking
  const earnings = () => earningsDueAt({ ...booking, type: snapshot.service.type })
  return [
    ...(paidHalalas > 0 ? [{ kind: 'earnings' as const, dueAt: earnings() }] : []),
    ...(endedAt && depositPaidHalalas > 0
      ? [{ kind: 'deposit' as const, dueAt: depositDueAt(endedAt) }]
      : []),
  ]
}
