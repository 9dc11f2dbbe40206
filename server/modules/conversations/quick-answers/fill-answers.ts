import type { FilledAnswersWire } from '@/lib/contract/schemas/messages/templates'
import { DomainError } from '@/lib/domain/issues'
import { canFill, fillTemplate, textFor } from '@/lib/domain/messages/template-text'
import type { Deps } from '@/server/deps'
import { bookingsBetween } from '@/server/modules/bookings/bookings-between'
import { valuesOf } from '@/server/modules/conversations/message-templates/values'
import { getOwnConversation } from '@/server/modules/conversations/messages/get-own-conversation'
import type { Member } from '@/server/policy/signed-in'
import { findFilling, listAnswers } from './store'

/** The answers of a vendor in the guest's language, with the values of the conversation's booking. */
export async function fillAnswers(
  deps: Deps,
  { _id: userId, vendorId }: Member,
  conversationId: string,
): Promise<FilledAnswersWire> {
  const { db } = deps
  const { conversation, side } = await getOwnConversation(db, { userId, vendorId }, conversationId)
  if (side === 'guest') throw new DomainError('not_found')
  const between = await bookingsBetween(db, [conversation])
  const bookingId = between.get(conversation.id)?.stay?._id ?? null
  const { listingId, guestId } = conversation
  const [answers, filling] = await Promise.all([
    listAnswers(db, vendorId),
    findFilling(db, { listingId, guestId, bookingId }),
  ])
  if (!filling) throw new DomainError('not_found')
  const data = answers.flatMap(({ id, name, bodyAr, bodyEn }) => {
    const { language, text } = textFor(filling.guest.language, { ar: bodyAr, en: bodyEn })
    const values = valuesOf(deps, filling, language)
    return canFill(text, values) ? [{ _id: id, name, text: fillTemplate(text, values) }] : []
  })
  return { data, unfilled: answers.length - data.length }
}
