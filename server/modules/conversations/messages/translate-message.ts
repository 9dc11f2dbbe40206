import type { Language } from '@/lib/domain/account/account'
import { DomainError } from '@/lib/domain/issues'
import type { Deps } from '@/server/deps'
import { hasConfirmedBooking } from '@/server/modules/bookings/bookings-between'
import { maskContacts } from '@/server/modules/platform/contact-details/mask'
import { translateText } from '@/server/modules/platform/translation/translate-text'
import { getOwnConversation } from './get-own-conversation'
import { readMessage } from './message-store'
import { messageToWire, ownHostOf } from './message-to-wire'
import type { Reader } from './reader'

/**
 * A message as its reader sees it, in the reader's language: masked contacts do not leave. The translation is masked again, because a number in
 * words may come back in digits.
 */
export async function translateMessage(
  deps: Deps,
  reader: Reader,
  { id, messageId, to }: { id: string; messageId: string; to: Language },
): Promise<string> {
  const { conversation } = await getOwnConversation(deps.db, reader, id)
  const message = await readMessage(deps.db, id, messageId)
  if (!message?.body) throw new DomainError('not_found')
  const hidesContacts = !(await hasConfirmedBooking(deps.db, conversation))
  const ownHost = ownHostOf(deps)
  const { body, isOwn } = messageToWire(message, {
    readerId: reader.userId,
    conversation,
    hidesContacts,
    ownHost,
  })
  const translated = await translateText(deps, { text: body, to, requester: reader.userId, messageId })
  return hidesContacts && !isOwn ? maskContacts(translated, ownHost).text : translated
}
