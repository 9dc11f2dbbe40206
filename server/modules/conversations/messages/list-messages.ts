import type { MessagesWire } from '@/lib/contract/schemas/messages/wire'
import { DomainError, issue } from '@/lib/domain/issues'
import { MESSAGES_A_PAGE } from '@/lib/domain/messages/bodies'
import type { Deps } from '@/server/deps'
import { hasConfirmedBooking } from '@/server/modules/bookings/bookings-between'
import { offersOfMessages } from '@/server/modules/conversations/private-offers/offers-of-messages'
import { getOwnConversation } from './get-own-conversation'
import { type Cursor, listMessagesAround } from './message-store'
import { messageToWire, ownHostOf } from './message-to-wire'
import type { Reader } from './reader'
import { OF_SIDE, OTHER_SIDE } from './store'

interface CursorQuery {
  before?: string
  after?: string
}

/** A page of a conversation, before or after a message's number; new messages never move older pages. */
export async function listMessages(
  deps: Deps,
  reader: Reader,
  id: string,
  query: CursorQuery,
): Promise<MessagesWire> {
  const cursor = readCursor(query)
  const { conversation, side } = await getOwnConversation(deps.db, reader, id)
  const rows = await listMessagesAround(deps.db, id, cursor, MESSAGES_A_PAGE)
  const hidesContacts = !(await hasConfirmedBooking(deps.db, conversation))
  const offers = await offersOfMessages(
    deps.db,
    rows.map(({ id: messageId }) => messageId),
    deps.clock.now(),
  )
  const reading = { readerId: reader.userId, conversation, hidesContacts, ownHost: ownHostOf(deps) }
  return {
    data: rows.map((row) => messageToWire(row, reading, offers.get(row.id))),
    hasOlder: cursor.after === undefined && (rows[0]?.seq ?? 1) > 1,
    seenUpTo: conversation[OF_SIDE[OTHER_SIDE[side]].read],
  }
}

function readCursor({ before, after }: CursorQuery): Cursor {
  if (before !== undefined && after !== undefined) throw wrong('after')
  return { before: numberOf('before', before), after: numberOf('after', after) }
}

function numberOf(path: string, text: string | undefined): number | undefined {
  if (text === undefined) return undefined
  if (!/^\d{1,9}$/.test(text)) throw wrong(path)
  return Number(text)
}

const wrong = (path: string) => new DomainError('bad_request', { issues: [issue(path, 'integer')] })
