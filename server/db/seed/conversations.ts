import { addMinutes } from '@/lib/domain/time/days'
import type { Db } from '@/server/db/db'
import { conversations, messages } from '@/server/db/schema/conversations/conversations'
import talks from './content/conversations.json'
import { insertAll } from './insert'
import type { SeedListing } from './listings/listings'
import { GUESTS, vendorId } from './people/users'

type Talk = (typeof talks)[number]

/** A few conversations of the demo users in both languages, some of them unread. */
export async function insertConversations(
  tx: Pick<Db, 'insert'>,
  seedListings: readonly SeedListing[],
  now: Date,
): Promise<void> {
  const rows = talks.flatMap((talk, i) => rowsOf(talk, i, seedListings, now))
  await insertAll(
    tx,
    conversations,
    rows.map((one) => one.conversation),
  )
  await insertAll(
    tx,
    messages,
    rows.flatMap((one) => one.said),
  )
}

function rowsOf(talk: Talk, index: number, seedListings: readonly SeedListing[], now: Date) {
  const owned = seedListings.filter((one) => one.plan.owner.id === talk.owner)
  const place = owned[talk.place % Math.max(owned.length, 1)]
  const guestId = typeof talk.guest === 'number' ? GUESTS[talk.guest]?.id : talk.guest
  if (!place || !guestId) return []
  const id = `talk-${index}`
  const began = addMinutes(now, -talk.minutesAgo)
  const said = talk.said.map(([side, minutes, body], i) => ({
    id: `${id}-${i + 1}`,
    conversationId: id,
    senderId: side === 'guest' ? guestId : talk.owner,
    clientId: `seed-${i + 1}`,
    seq: i + 1,
    body: String(body),
    createdAt: addMinutes(began, Number(minutes)),
  }))
  return [{ said, conversation: conversationOf(talk, { id, guestId, place, said, createdAt: began }) }]
}

interface Made {
  id: string
  guestId: string
  place: SeedListing
  said: { createdAt: Date }[]
  createdAt: Date
}

function conversationOf(talk: Talk, { id, guestId, place, said, createdAt }: Made) {
  return {
    id,
    guestId,
    vendorId: vendorId(place.plan.owner),
    listingId: place.plan.id,
    createdAt,
    lastSeq: said.length,
    lastMessageAt: said.at(-1)?.createdAt ?? createdAt,
    guestReadSeq: talk.guestRead,
    vendorReadSeq: talk.hostRead,
    // Reminders count as sent, so that no job is written for demo messages.
    guestToldSeq: said.length,
    vendorToldSeq: said.length,
  }
}
