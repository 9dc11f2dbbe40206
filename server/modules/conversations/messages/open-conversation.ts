import type { ConversationWire } from '@/lib/contract/schemas/messages/wire'
import { isMemberOf } from '@/lib/domain/account/membership'
import { DomainError } from '@/lib/domain/issues'
import type { ConversationBody } from '@/lib/domain/messages/bodies'
import { can } from '@/lib/domain/policy/vendor-policy'
import type { Deps } from '@/server/deps'
import { guestOfVendorBooking } from '@/server/modules/bookings/bookings-between'
import { isShown } from '@/server/modules/listings/get-listing'
import type { SignedIn } from '@/server/policy/signed-in'
import { getConversation } from './list-conversations'
import { countConversationsSince, findListingVendor, findOrCreateConversation } from './store'

/** More new hosts per day than a guest compares. */
const NEW_ONES_A_DAY = 40
const DAY_SECONDS = 86_400

/**
 * Opens the conversation of a guest about a listing, new or existing. A host can open one with the guest of a booking;
 * a user cannot write to itself.
 */
export async function openConversation(
  deps: Deps,
  user: SignedIn,
  { serviceId: listingId, bookingId }: ConversationBody,
): Promise<ConversationWire> {
  const vendorId = await findListingVendor(deps.db, listingId)
  if (!vendorId) throw new DomainError('not_found')
  const guestId = isMemberOf(user, vendorId)
    ? await guestOf(deps, user, { vendorId, listingId, bookingId })
    : await asGuest(deps, user, listingId)
  const createdAt = deps.clock.now()
  const id = await findOrCreateConversation(deps.db, { guestId, vendorId, listingId, createdAt })
  return getConversation(deps, user, id)
}

async function guestOf(
  { db }: Deps,
  user: SignedIn,
  { vendorId, listingId, bookingId }: { vendorId: string; listingId: string; bookingId?: string | null },
) {
  if (!bookingId) throw new DomainError('message_to_self')
  if (!can(user, 'writeMessages', { vendorId })) throw new DomainError('role_may_not')
  const guestId = await guestOfVendorBooking(db, { vendorId, listingId, bookingId })
  if (!guestId) throw new DomainError('not_found')
  return guestId
}

/** A hidden listing accepts no new conversations; existing ones continue. */
async function asGuest(deps: Deps, user: SignedIn, listingId: string): Promise<string> {
  if (!(await isShown(deps, listingId, user))) throw new DomainError('not_found')
  const since = new Date(deps.clock.now().getTime() - DAY_SECONDS * 1000)
  if ((await countConversationsSince(deps.db, user._id, since)) >= NEW_ONES_A_DAY) {
    throw new DomainError('too_many_requests', { retryAfterSeconds: DAY_SECONDS })
  }
  return user._id
}
