import { addMinutes } from '@/lib/domain/time/days'
import type { Db } from '@/server/db/db'
import { recordConversation } from '@/server/modules/conversations/messages/record-conversation'
import talks from './content/conversations.json'
import type { SeedListing } from './listings/listings'
import { GUESTS, vendorId } from './people/users'

type Talk = (typeof talks)[number]

/** A few conversations of the demo users in both languages, some of them unread. */
export async function insertConversations(
  tx: Db,
  seedListings: readonly SeedListing[],
  now: Date,
): Promise<void> {
  for (const [i, talk] of talks.entries()) await insertTalk(tx, talk, `talk-${i}`, seedListings, now)
}

async function insertTalk(
  tx: Db,
  talk: Talk,
  id: string,
  seedListings: readonly SeedListing[],
  now: Date,
): Promise<void> {
  const owned = seedListings.filter((one) => one.plan.owner.id === talk.owner)
  const place = owned[talk.place % Math.max(owned.length, 1)]
  const guestId = typeof talk.guest === 'number' ? GUESTS[talk.guest]?.id : talk.guest
  if (!place || !guestId) return
  const createdAt = addMinutes(now, -talk.minutesAgo)
  const messages = talk.said.map(([side, minutes, body], i) => ({
    id: `${id}-${i + 1}`,
    senderId: side === 'guest' ? guestId : talk.owner,
    clientId: `seed-${i + 1}`,
    body: String(body),
    createdAt: addMinutes(createdAt, Number(minutes)),
  }))
  const parties = { guestId, vendorId: vendorId(place.plan.owner), listingId: place.plan.id }
  const read = { guest: talk.guestRead, vendor: talk.hostRead }
  await recordConversation(tx, { id, ...parties, createdAt, messages, read })
}
