import type { ConversationListWire, ConversationWire } from '@/lib/contract/schemas/messages/wire'
import { DomainError } from '@/lib/domain/issues'
import type { Deps } from '@/server/deps'
import { bookingsBetween } from '@/server/modules/bookings/bookings-between'
import type { PageRequest } from '@/server/plugins/request-params'
import type { SignedIn } from '@/server/policy/signed-in'
import { conversationToWire } from './conversation-to-wire'
import { ownHostOf } from './message-to-wire'
import { readerOf } from './reader'
import {
  type ConversationWithParties,
  countUnread,
  findConversationWithParties,
  listConversationsWithParties,
} from './store'

/** One page of a user's conversations, as guest and as host alike. */
export async function listConversations(
  deps: Deps,
  user: SignedIn,
  { page, pageSize }: PageRequest,
): Promise<ConversationListWire> {
  const requested = { limit: pageSize, offset: (page - 1) * pageSize }
  const { rows, total } = await listConversationsWithParties(deps.db, readerOf(user), requested)
  const unread = await countUnread(deps.db, readerOf(user))
  return {
    data: await toWire(deps, user._id, rows, unread),
    page,
    pageSize,
    total,
    unread: sumOf(unread),
  }
}

export async function getConversation(deps: Deps, user: SignedIn, id: string): Promise<ConversationWire> {
  const row = await findConversationWithParties(deps.db, readerOf(user), id)
  const unread = await countUnread(deps.db, readerOf(user))
  const [wire] = row ? await toWire(deps, user._id, [row], unread) : []
  if (!wire) throw new DomainError('not_found')
  return wire
}

/** The number of unread messages, for the badge. */
export async function totalUnread({ db }: Deps, user: SignedIn): Promise<{ unread: number }> {
  return { unread: sumOf(await countUnread(db, readerOf(user))) }
}

async function toWire(
  deps: Deps,
  userId: string,
  rows: ConversationWithParties[],
  unread: Map<string, number>,
): Promise<ConversationWire[]> {
  const stays = await bookingsBetween(
    deps.db,
    rows.map(({ conversation }) => conversation),
  )
  const common = { readerId: userId, ownHost: ownHostOf(deps) }
  return rows.map((row) => {
    const { id } = row.conversation
    const between = stays.get(id)
    return conversationToWire(row, {
      ...common,
      unread: unread.get(id) ?? 0,
      booking: between?.stay ?? null,
      hidesContacts: !between?.hasConfirmed,
    })
  })
}

const sumOf = (counts: Map<string, number>) => [...counts.values()].reduce((sum, one) => sum + one, 0)
