import type { FastifyInstance } from 'fastify'
import type { OfferRequest } from '@/lib/domain/private-offers/offer-request'
import type { OfferableListing } from '@/lib/domain/private-offers/wire'
import { rowName } from '@/server/db/row-name'
import type { Deps } from '@/server/deps'
import { getOwnConversation } from '@/server/modules/conversations/messages/get-own-conversation'
import { memberIn } from '@/server/plugins/auth'
import { serve } from '@/server/plugins/serve'
import type { Member } from '@/server/policy/signed-in'
import { declineOffer, withdrawOffer } from './end-offer'
import { sendOffer } from './send-offer'
import { findLastRequest, listLiveListings } from './store'

/** Prices that vendors offer to one guest. */
export function privateOfferRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, 'GET /vendor/conversations/:id/offers/listings', (request) =>
    listOfferable(deps, memberIn(request), request.params.id),
  )
  serve(app, 'POST /vendor/conversations/:id/offers', (request) =>
    sendOffer(deps, memberIn(request), request.params.id, request.body),
  )
  serve(app, 'POST /offers/:id/decline', ({ user, params }) => declineOffer(deps, user._id, params.id))
  serve(app, 'POST /vendor/offers/:id/withdraw', (request) =>
    withdrawOffer(deps, memberIn(request), request.params.id),
  )
}

async function listOfferable(
  { db }: Deps,
  { _id: userId, vendorId }: Member,
  id: string,
): Promise<{ data: OfferableListing[]; request: OfferRequest | null }> {
  const { conversation, side } = await getOwnConversation(db, { userId, vendorId }, id)
  const rows = side === 'guest' ? [] : await listLiveListings(db, vendorId, conversation.listingId)
  return {
    request: await findLastRequest(db, conversation.id),
    data: rows.map(({ id: _id, name, nameAr, ...sold }) => ({ _id, ...sold, ...rowName({ name, nameAr }) })),
  }
}
