import { randomUUID } from 'node:crypto'
import type { PrivateOfferWire } from '@/lib/domain/private-offers/wire'
import { A_STAY } from './bookings'
import { aConversation } from './conversations'
import type { ListingOptions } from './listings'
import type { Answer, TestApp } from './test-app'
import type { TestUser } from './users'

const { paymentType: _type, addOns: _addOns, ...STAY } = A_STAY

/** What a vendor offers for the stay of the tests, whose two nights cost 1,000 without it. */
export const OFFER = { ...STAY, price: 800, validHours: 24 }

export const offerPath = (conversationId: string) => `/vender/conversations/${conversationId}/offers`

/** A guest and a host who talk about a listing, and the calls on an offer in their conversation. */
export async function anOfferedStay(test: TestApp, place: ListingOptions = {}, offer: object = {}) {
  const talk = await aConversation(test, place)
  const { id, guest, host, serviceId } = talk
  const send = (body: object = {}, as: TestUser = host): Promise<Answer> =>
    test.call('POST', offerPath(id), {
      as,
      body: { clientId: randomUUID(), serviceId, ...OFFER, ...body },
    })
  const sent = await send(offer)
  if (sent.status !== 201) throw new Error(JSON.stringify(sent.body))
  const { offer: card }: { offer: PrivateOfferWire } = sent.body
  const paymentType = place.paymentType ?? 'payAtCheckin'
  return {
    ...talk,
    send,
    offerId: card._id,
    card,
    /** the card as a side reads it now */
    cardFor: async (as: TestUser): Promise<PrivateOfferWire> => (await talk.thread(as)).data.at(-1).offer,
    quoteFor: async (as: TestUser | undefined, body: object = {}) =>
      (
        await test.call('POST', `/services/${serviceId}/quote`, {
          ...(as ? { as } : {}),
          body: { ...A_STAY, paymentType, offerId: card._id, ...body },
        })
      ).body,
    book: (body: object = {}, as: TestUser = guest): Promise<Answer> =>
      test.call('POST', '/bookings', {
        as,
        body: { ...A_STAY, paymentType, serviceId, offerId: card._id, total: 800, ...body },
        headers: { 'idempotency-key': randomUUID() },
      }),
    decline: (as: TestUser = guest): Promise<Answer> =>
      test.call('POST', `/offers/${card._id}/decline`, { as }),
    withdraw: (as: TestUser = host): Promise<Answer> =>
      test.call('POST', `/vender/offers/${card._id}/withdraw`, { as }),
  }
}
