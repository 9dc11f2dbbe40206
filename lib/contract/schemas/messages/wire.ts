import { type Static, Type } from '@sinclair/typebox'
import { is, keyOf, named, noted, nullable, oneOf } from '@/lib/contract/schema'
import { PrivateOfferWire } from '@/lib/contract/schemas/private-offers/private-offer'
import { LocalizedName } from '@/lib/contract/schemas/text/bilingual'
import { BOOKING_STATES } from '@/lib/domain/booking/transitions'
import { PROPERTY_TYPES } from '@/lib/domain/listing/vocabulary'
import type * as wire from '@/lib/domain/messages/wire'
import { CONVERSATION_SIDES } from '@/lib/domain/messages/wire'

export const ConversationBooking = named(
  'ConversationBooking',
  'The stay that the conversation is about, if there is one.',
  {
    _id: Type.String(),
    code: Type.String(),
    status: keyOf(BOOKING_STATES),
    checkIn: Type.String(),
    checkOut: Type.String(),
  },
)
export type ConversationBooking = Static<typeof ConversationBooking>

export const MessageWire = is<wire.MessageWire>()(
  named('MessageWire', 'A message as one side reads it.', {
    _id: Type.String(),
    seq: Type.Number({ description: '1, 2, 3… in its conversation, without gaps' }),
    isOwn: Type.Boolean(),
    clientId: nullable(Type.String(), { description: "the sender's id; null on messages of the other side" }),
    body: Type.String(),
    isMasked: Type.Boolean({
      description: 'contact details are masked: for the reader, or for an own message for the other side',
    }),
    isAutomatic: Type.Boolean({ description: 'sent by a template of the vendor' }),
    image: nullable(Type.Object({ url: Type.String(), width: Type.Number(), height: Type.Number() })),
    offer: Type.Optional(noted(PrivateOfferWire, 'absent: it is no private offer')),
    createdAt: Type.String(),
  }),
)

export const ConversationWire = Type.Object(
  {
    _id: Type.String(),
    side: noted(oneOf(CONVERSATION_SIDES), 'which side the reader is on'),
    other: Type.Object({ ...LocalizedName.properties, file: nullable(Type.String()) }),
    service: Type.Object({
      ...LocalizedName.properties,
      _id: Type.String(),
      type: oneOf(PROPERTY_TYPES),
      image: Type.String(),
      isLive: Type.Boolean(),
    }),
    booking: nullable(ConversationBooking),
    last: nullable(
      Type.Object({
        ...Type.Pick(MessageWire, ['body', 'isOwn', 'createdAt']).properties,
        hasImage: Type.Boolean(),
      }),
    ),
    unread: Type.Number(),
    readUpTo: Type.Number({
      description: 'the `seq` of the last message that the reader, and the other side, have read',
    }),
    seenUpTo: Type.Number(),
    isBlocked: Type.Boolean({
      description: 'whether the reader blocked it, and whether messages can be sent at all',
    }),
    isOpen: Type.Boolean(),
    hidesContacts: Type.Boolean({
      description: 'contact details are masked until a booking between both is confirmed',
    }),
  },
  { title: 'ConversationWire' },
)
export type ConversationWire = Static<typeof ConversationWire>

export const ConversationListWire = named(
  'ConversationListWire',
  'GET conversations; `unread` counts all messages, not only those of this page.',
  {
    data: Type.Array(ConversationWire),
    page: Type.Number(),
    pageSize: Type.Number(),
    total: Type.Number(),
    unread: Type.Number(),
  },
)
export type ConversationListWire = Static<typeof ConversationListWire>

export const MessagesWire = named('MessagesWire', 'GET conversations/{id}/messages, the oldest first.', {
  data: Type.Array(MessageWire),
  hasOlder: Type.Boolean(),
  seenUpTo: Type.Number(),
})
export type MessagesWire = Static<typeof MessagesWire>
