import type { BasePricesWire } from '@/lib/contract/schemas/listing/base-prices'
import { DomainError } from '@/lib/domain/issues'
import { listingTypeOf } from '@/lib/domain/listing/listing-types'
import { draftFromPayload, toPayload, variantOf } from '@/lib/domain/listing/payload'
import type { BasePricesBody } from '@/lib/domain/listing/pricing/base-prices'
import { withVariant } from '@/lib/domain/listing/variants'
import type { EditableListingWire } from '@/lib/domain/listing/vendor-listing'
import { lockListing } from '@/server/db/lock-listing'
import type { Deps } from '@/server/deps'
import { lockVendor } from '@/server/modules/people/vendors/lock-vendor'
import type { Member } from '@/server/policy/signed-in'
import { getEditableListing } from './get-editable-listing'
import { updateListing } from './update-listing'

/** The prices of an ordinary week or hour; single days are in the calendar. */
export async function getBasePrices(deps: Deps, member: Member, id: string): Promise<BasePricesWire> {
  return pricesOf(await getEditableListing(deps, member, id))
}

/** Replaces the prices as an edit of the whole listing would, by the same rules. */
export async function changeBasePrices(
  deps: Deps,
  member: Member,
  id: string,
  { price, confirmed = false }: BasePricesBody,
): Promise<BasePricesWire> {
  const changed = await deps.db.transaction(async (tx) => {
    const inside = { ...deps, db: tx }
    // In the order of an edit of the whole listing, which locks both again.
    await lockVendor(tx, member.vendorId)
    await lockListing(tx, id)
    const stored = await getEditableListing(inside, member, id)
    const listingType = listingTypeOf(stored.type)
    const variant = withVariant(listingType, variantOf(stored, listingType))
    const payload = toPayload(draftFromPayload(stored, variant), variant, { isEdit: true })
    const edited = { ...payload, price }
    if (variantOf(edited, listingType) !== variant.variant) throw new DomainError('bad_request')
    const change = { payload: edited, isConfirmed: confirmed, basedOn: null, act: 'prices_changed' } as const
    return updateListing(inside, member, { listingType, id, ...change })
  })
  return pricesOf(changed)
}

const pricesOf = ({ price }: EditableListingWire): BasePricesWire => ({
  price: price as BasePricesWire['price'],
})
