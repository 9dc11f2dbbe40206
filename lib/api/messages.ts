import type { ConversationBody, MessageBody } from '@/lib/domain/messages/bodies'
import type { ConversationWire, MessagesWire, MessageWire } from '@/lib/domain/messages/wire'
import { http } from './browser'

export const UNREAD_PATH = 'conversations/unread'

export const conversationsPath = (page: number) => `conversations?page=${page}`
export const conversationPath = (id: string) => `conversations/${encodeURIComponent(id)}`

export const openConversation = (body: ConversationBody) =>
  http.send<ConversationWire>('post', 'conversations', body)

/** The newest messages, or those before or after a message's number. */
export function loadMessages(
  id: string,
  cursor: { before?: number; after?: number } = {},
): Promise<MessagesWire> {
  const query = Object.entries(cursor).map(([name, seq]) => `?${name}=${seq}`)
  return http.get(`${conversationPath(id)}/messages${query.join('')}`)
}

export const sendMessage = (id: string, message: MessageBody) =>
  http.send<MessageWire>('post', `${conversationPath(id)}/messages`, message)

export const markRead = (id: string, upTo: number) =>
  http.send<void>('post', `${conversationPath(id)}/read`, { upTo })

export const sendTyping = (id: string) => http.send<void>('post', `${conversationPath(id)}/typing`, {})

export const changeBlock = (id: string, isBlocked: boolean) =>
  http.send<ConversationWire>(
    isBlocked ? 'post' : 'delete',
    `${conversationPath(id)}/block`,
    isBlocked ? {} : undefined,
  )
