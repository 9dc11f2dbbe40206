import type { Db } from '@/server/db/db'
import { isPaused } from '@/server/modules/bookings/payments/attempts/declined-attempts'
import { listShareAttempts, type Share, type SplitWithShares } from './store'

interface PlaceRequest {
  wanted: Share
  payerId: string
  /** that the payer had paid when the page was read */
  ownPlaces: number
  now: Date
}

/**
 * The place that a payer gets in a match: the one of an open attempt or of a press that was sent before, else the wanted one,
 * or another where that one is taken, is being paid or had too many declined cards, since all cost the same.
 */
export async function freePlace(
  tx: Db,
  { split, shares }: SplitWithShares,
  { wanted, payerId, ownPlaces, now }: PlaceRequest,
): Promise<Share> {
  if (split.title === null || wanted.number === 1 || wanted.paidBy === payerId) return wanted
  const others = shares.filter(({ id, number }) => id !== wanted.id && number > 1)
  const unpaid: { place: Share; attempts: Awaited<ReturnType<typeof listShareAttempts>> }[] = []
  for (const place of [wanted, ...others])
    if (place.paymentId === null) unpaid.push({ place, attempts: await listShareAttempts(tx, place.id) })
  const isOpen = ({ state }: { state: string }) => state === 'initiated'
  const begun = unpaid.find(({ attempts }) => attempts.find(isOpen)?.payerId === payerId)
  if (begun) return begun.place
  const own = shares.filter(({ paidBy }) => paidBy === payerId)
  if (own.length > ownPlaces) return own.at(-1) ?? wanted
  const free = unpaid.find(({ attempts }) => !attempts.some(isOpen) && !isPaused(attempts, now))
  return free?.place ?? wanted
}
