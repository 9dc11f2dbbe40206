import { number, object, string } from 'yup'
import { ID } from '@/lib/domain/id'
import { offerRequest } from '@/lib/domain/private-offers/offer-request'

export const MAX_MESSAGE_LENGTH = 5000
export const MESSAGES_A_PAGE = 30

const id = string().required().matches(ID)

/** The body of POST conversations: the listing, and from its vendor the booking whose guest is addressed. */
export const conversationBody = object({ serviceId: id, bookingId: id.notRequired() }).noUnknown()
export type ConversationBody = ReturnType<typeof conversationBody.validateSync>

/**
 * The body of POST conversations/{id}/messages. `clientId` is generated once per message and makes a repeated send
 * idempotent. `image` is the address of the sender's upload with `purpose=document`.
 */
export const messageBody = object({
  clientId: string()
    .required()
    .matches(/^[\w-]{8,64}$/),
  body: string().defined().max(MAX_MESSAGE_LENGTH),
  image: string().max(200),
  /** what a family wants of a hall, which the text says too */
  request: offerRequest.optional().default(undefined),
}).noUnknown()
export type MessageBody = ReturnType<typeof messageBody.validateSync>

/** The body of POST conversations/{id}/read: the `seq` of the last message that was read. */
export const readBody = object({ upTo: number().required().integer().min(0).max(2_000_000_000) }).noUnknown()

/** Control characters except tab and line feed, direction overrides, lone surrogates and invisible tag characters. */
const INVISIBLE = /[^\P{Cc}\t\n]|[\u202a-\u202e\u2066-\u2069\ufeff]|\p{Cs}|[\u{e0000}-\u{e0fff}]/gu
const MANY_EMPTY_LINES = /\n{4,}/g

/**
 * A message as it is stored. Deceptive characters are removed instead of refused, because users paste them unknowingly;
 * joiners of emoji and letters stay.
 */
export function cleanMessage(text: string): string {
  return text.replace(/\r\n?/g, '\n').replace(INVISIBLE, '').replace(MANY_EMPTY_LINES, '\n\n\n').trim()
}
