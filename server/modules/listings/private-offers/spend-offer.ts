import type { QuoteLine } from '@/lib/domain/booking/money/quote'
import type { Db } from '@/server/db/db'
import { enqueueJobs } from '@/server/modules/platform/outbox/enqueue-jobs'
import { endOffer, freeOffer, regainOffer, type StoredOffer, takeOffer } from './store'

/** Uses an offer for a booking, once; false where it was used, withdrawn or expired meanwhile. */
export async function spendOffer(tx: Db, id: string, bookingId: string, now: Date): Promise<boolean> {
  return announceOffer(tx, await takeOffer(tx, id, bookingId, now), now)
}

/** Gives the offer of a booking back that was not paid; nothing where it used none. */
export async function giveBackOffer(tx: Db, bookingId: string, now: Date): Promise<void> {
  await announceOffer(tx, await freeOffer(tx, bookingId, now), now)
}

/** Takes back what a late payment needs again, also after its end; false where another booking has used the offer since. */
export async function retakeOffer(
  tx: Db,
  { id, snapshot }: { id: string; snapshot: { lines: readonly QuoteLine[] } },
  now: Date,
): Promise<boolean> {
  const isPricedByOffer = snapshot.lines.some(({ kind }) => kind === 'privateOffer')
  return (await announceOffer(tx, await regainOffer(tx, id), now)) || !isPricedByOffer
}

/** Withdraws an offer; false where it was used, withdrawn or expired before. */
export async function withdraw(
  tx: Db,
  offer: Pick<StoredOffer, 'id' | 'messageId'>,
  now: Date,
): Promise<boolean> {
  return (await endOffer(tx, offer.id, now)) && announceOffer(tx, offer, now)
}

/** Open pages of both sides read the card anew. */
async function announceOffer(
  tx: Db,
  offer: Pick<StoredOffer, 'messageId'> | null,
  now: Date,
): Promise<boolean> {
  if (!offer) return false
  await enqueueJobs(tx, [{ kind: 'message', payload: { messageId: offer.messageId } }], now)
  return true
}
