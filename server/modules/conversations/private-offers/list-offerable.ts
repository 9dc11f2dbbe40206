import type { OfferableListing } from '@/lib/contract/schemas/private-offers/private-offer'
import { cleanMessage } from '@/lib/domain/messages/bodies'
import type { OfferRequest } from '@/lib/domain/private-offers/offer-request'
import { rowName } from '@/server/db/row-name'
import type { Deps } from '@/server/deps'
import { hasConfirmedBooking } from '@/server/modules/bookings/bookings-between'
import { getOwnConversation } from '@/server/modules/conversations/messages/get-own-conversation'
import { ownHostOf } from '@/server/modules/conversations/messages/message-to-wire'
import { maskContacts } from '@/server/modules/platform/contact-details/mask'
import type { Member } from '@/server/policy/signed-in'
import type { OfferToRead } from './read-offer'
import { findLastRequest, listLiveListings } from './store'

/** What a vendor may offer in a conversation, and what its guest asked for by the form. */
export async function listOfferable(
  deps: Deps,
  { _id: userId, vendorId }: Member,
  id: string,
): Promise<{ data: OfferableListing[]; request: OfferRequest | null }> {
  const { db } = deps
  const { conversation, side } = await getOwnConversation(db, { userId, vendorId }, id)
  const rows = side === 'guest' ? [] : await listLiveListings(db, vendorId, conversation.listingId)
  return {
    request: await readRequest(deps, conversation),
    data: rows.map(({ id: _id, name, nameAr, ...sold }) => ({ _id, ...sold, ...rowName({ name, nameAr }) })),
  }
}

/** The offer takes the wishes over as a text, so that they say no contacts before a booking, as messages do not. */
async function readRequest(
  deps: Deps,
  conversation: OfferToRead['conversation'],
): Promise<OfferRequest | null> {
  const request = await findLastRequest(deps.db, conversation)
  if (!request || (await hasConfirmedBooking(deps.db, conversation))) return request
  return { ...request, wishes: maskContacts(cleanMessage(request.wishes), ownHostOf(deps)).text }
}
