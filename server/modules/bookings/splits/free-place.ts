import type { Db } from '@/server/db/db'
import { listShareAttempts, type Share, type SplitWithShares } from './store'

/**
 * The place that a payer gets in a match: the wanted one, or another where somebody else has taken or is paying it meanwhile,
 * since all cost the same. Who has a place already gets no second one in place of a wanted one.
 */
export async function freePlace(
  tx: Db,
  { split, shares }: SplitWithShares,
  wanted: Share,
  payerId: string,
): Promise<Share> {
  const hasPlace = shares.some((one) => one.paidBy === payerId)
  if (split.title === null || wanted.number === 1 || hasPlace) return wanted
  const others = shares.filter(({ id, number }) => id !== wanted.id && number > 1)
  for (const place of [wanted, ...others]) {
    if (place.paymentId !== null) continue
    const open = (await listShareAttempts(tx, place.id)).find(({ state }) => state === 'initiated')
    if (!open || open.payerId === payerId) return place
  }
  return wanted
}
