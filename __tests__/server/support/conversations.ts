import { randomUUID } from 'node:crypto'
import { aListing, type ListingOptions } from './listings'
import type { Answer, TestApp } from './test-app'
import type { TestUser } from './users'
import { aGuest } from './users'

interface Sent {
  clientId?: string
  image?: string
}

export function sendText(
  test: TestApp,
  as: TestUser,
  conversationId: string,
  body: string,
  { clientId = randomUUID(), image }: Sent = {},
): Promise<Answer> {
  const sent = { clientId, body, ...(image ? { image } : {}) }
  return test.call('POST', `/conversations/${conversationId}/messages`, { as, body: sent })
}

/** A guest who has opened a conversation about a listing, and its host; nothing is said yet. */
export async function aConversation(test: TestApp, place: ListingOptions = {}) {
  const guest = await aGuest(test)
  const { id: listingId, host } = await aListing(test, place)
  const { status, body } = await test.call('POST', '/conversations', {
    as: guest,
    body: { serviceId: listingId },
  })
  if (status !== 200) throw new Error(JSON.stringify(body))
  const id: string = body._id
  return {
    id,
    guest,
    host,
    serviceId: listingId,
    byGuest: (text: string, sent?: Sent) => sendText(test, guest, id, text, sent),
    byHost: (text: string, sent?: Sent) => sendText(test, host, id, text, sent),
    thread: async (as: TestUser, query = '') =>
      (await test.call('GET', `/conversations/${id}/messages${query}`, { as })).body,
    seenBy: async (as: TestUser) => (await test.call('GET', `/conversations/${id}`, { as })).body,
    readBy: (as: TestUser, upTo: number) =>
      test.call('POST', `/conversations/${id}/read`, { as, body: { upTo } }),
  }
}
