import { number, object, string } from 'yup'

export const MAX_MESSAGE_LENGTH = 5000
export const MESSAGES_A_PAGE = 30

const id = string()
  .required()
  .max(40)
  .matches(/^[\w-]+$/)

/** The body of POST conversations: about which listing, and for its host: with the guest of which booking. */
export const conversationBody = object({ serviceId: id, bookingId: id.notRequired() }).noUnknown()
export type ConversationBody = ReturnType<typeof conversationBody.validateSync>

/**
 * The body of POST conversations/{id}/messages. `clientId` is made by the sender once for a message: sent again it is
 * the same message. `image` is the address of an own upload with `purpose=document`.
 */
export const messageBody = object({
  clientId: string()
    .required()
    .matches(/^[\w-]{8,64}$/),
  body: string().defined().max(MAX_MESSAGE_LENGTH),
  image: string().max(200),
}).noUnknown()
export type MessageBody = ReturnType<typeof messageBody.validateSync>

/** The body of POST conversations/{id}/read: the number of the last message that was seen. */
export const readBody = object({ upTo: number().required().integer().min(0).max(2_000_000_000) }).noUnknown()
export type ReadBody = ReturnType<typeof readBody.validateSync>
