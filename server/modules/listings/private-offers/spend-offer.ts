import type { QuoteLine } from '@/lib/domain/booking/money/quote'
import type { Db } from '@/server/db/db'
import { enqueueJobs } from '@/server/modules/platform/outbox/enqueue-jobs'
import { endOffer, freeOffer, regainOffer, type StoredOffer, takeOffer } from './store'

/** Uses an offer for a booking, once; false where it was used, withdrawn or expired meanwhile. */
export async function spendOffer(tx: Db, id: string, bookingId: string, now: Date): Promise<boolean> {
  return announceOffer(tx, await takeOffer(tx, id, bookingId, now), now)
}

/** Gives the offer of a booking back that was not paid; null where it used none. */
export async function giveBackOffer(tx: Db, bookingId: string, now: Date): Promise<StoredOffer | null> {
  const offer = await freeOffer(tx, bookingId, now)
  await announceOffer(tx, offer, now)
  return offer
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

/** Ends an offer by its vendor or its guest; false where it was used or had ended before. */
export async function endOpenOffer(
  tx: Db,
  offer: Pick<StoredOffer, 'id' | 'messageId'>,
  end: 'withdrawnAt' | 'declinedAt',
  now: Date,
): Promise<boolean> {
  return (await endOffer(tx, offer.id, end, now)) && announceOffer(tx, offer, now)
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
