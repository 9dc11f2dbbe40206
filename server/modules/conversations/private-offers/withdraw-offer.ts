import { DomainError } from '@/lib/domain/issues'
import type { Deps } from '@/server/deps'
import { withdraw } from '@/server/modules/listings/private-offers/spend-offer'
import { writeTrail } from '@/server/modules/people/vendor-trail/write-trail'
import type { Member } from '@/server/policy/signed-in'
import { findVendorOffer } from './store'

/** Withdraws an offer; throws `already_done` where it was used, withdrawn or expired before. */
export async function withdrawOffer({ db, clock }: Deps, member: Member, id: string): Promise<void> {
  const now = clock.now()
  await db.transaction(async (tx) => {
    const offer = await findVendorOffer(tx, member.vendorId, id)
    if (!offer) throw new DomainError('not_found')
    if (!(await withdraw(tx, offer, now))) throw new DomainError('already_done')
    const { listingId: subjectId, priceHalalas: amountHalalas } = offer
    await writeTrail(tx, member, {
      ...{ act: 'private_offer_withdrawn', subjectId, createdAt: now },
      details: { amountHalalas },
    })
  })
}
