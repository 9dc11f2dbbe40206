import { DomainError } from '@/lib/domain/issues'
import { offerTotal } from '@/lib/domain/private-offers/offer-items'
import type { Db } from '@/server/db/db'
import { lockListing } from '@/server/db/lock-listing'
import type { Deps } from '@/server/deps'
import { endOption } from '@/server/modules/bookings/options/end-option'
import { endOpenOffer } from '@/server/modules/listings/private-offers/spend-offer'
import { notifyVendor } from '@/server/modules/people/notifications/notify-user'
import { writeTrail } from '@/server/modules/people/vendor-trail/write-trail'
import type { Member } from '@/server/policy/signed-in'
import { findOfferOf } from './store'

/** Withdraws an offer with its option; throws `already_done` where it was used or had ended before. */
export async function withdrawOffer({ db, clock }: Deps, member: Member, id: string): Promise<void> {
  const now = clock.now()
  await db.transaction(async (tx) => {
    const { offer } = await end(tx, { vendorId: member.vendorId }, { id, by: 'withdrawnAt' }, now)
    const { listingId: subjectId, priceHalalas, items } = offer
    await writeTrail(tx, member, {
      ...{ act: 'private_offer_withdrawn', subjectId, createdAt: now },
      details: { amountHalalas: offerTotal(priceHalalas, items ?? []) },
    })
  })
}

/** The guest declines an offer, which frees the dates of its option; the vendor is notified. */
export async function declineOffer({ db, clock }: Deps, guestId: string, id: string): Promise<void> {
  const now = clock.now()
  await db.transaction(async (tx) => {
    const { offer, conversationId, ...name } = await end(tx, { guestId }, { id, by: 'declinedAt' }, now)
    await notifyVendor(tx, {
      ...{ vendorId: offer.vendorId, type: 'Private_offer_declined', createdAt: now },
      params: { service: name.name, service_ar: name.nameAr, conversationId },
    })
  })
}

async function end(
  tx: Db,
  side: { vendorId: string } | { guestId: string },
  { id, by }: { id: string; by: 'withdrawnAt' | 'declinedAt' },
  now: Date,
) {
  const found = await findOfferOf(tx, side, id)
  if (!found) throw new DomainError('not_found')
  const { offer } = found
  if (offer.holdsDates) await lockListing(tx, offer.listingId)
  if (!(await endOpenOffer(tx, offer, by, now))) throw new DomainError('already_done')
  await endOption(tx, offer, now)
  return found
}
