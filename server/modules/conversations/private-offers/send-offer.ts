import { DomainError } from '@/lib/domain/issues'
import type { MessageWire } from '@/lib/domain/messages/wire'
import { toSar } from '@/lib/domain/money'
import { offerTotal } from '@/lib/domain/private-offers/offer-items'
import type { PrivateOfferBody } from '@/lib/domain/private-offers/wire'
import type { Db } from '@/server/db/db'
import type { Deps } from '@/server/deps'
import { holdOption } from '@/server/modules/bookings/options/hold-option'
import { sendAsMessage } from '@/server/modules/conversations/messages/send-message'
import type { Bookable } from '@/server/modules/listings/load-bookable'
import { readLivingReader } from '@/server/modules/people/notifications/channels'
import { notifyUser } from '@/server/modules/people/notifications/notify-user'
import { writeTrail } from '@/server/modules/people/vendor-trail/write-trail'
import type { Member } from '@/server/policy/signed-in'
import { type OfferToRead, readOffer } from './read-offer'
import { insertOffer } from './store'

/**
 * Sends a guest a price of its own for a stay, as a message of their conversation. A repeated `clientId` returns the stored
 * one. Throws `unusual_change` for a price that the vendor has not confirmed.
 */
export function sendOffer(
  deps: Deps,
  member: Member,
  conversationId: string,
  body: PrivateOfferBody,
): Promise<MessageWire> {
  const now = deps.clock.now()
  const reader = { userId: member._id, vendorId: member.vendorId }
  return sendAsMessage(deps, reader, conversationId, body.clientId, async (tx, conversation) => {
    if (conversation.vendorId !== member.vendorId) throw new DomainError('not_found')
    const offered = await readOffer(tx, { member, conversation, body }, now)
    const { service } = offered.bookable.row
    const text = await textFor(tx, deps, conversation.guestId, service)
    return {
      content: { body: text },
      written: (message) => writeOffer(tx, { member, conversation, message, ...offered }, now),
    }
  })
}

/** Without numbers, which a conversation hides before a booking; the card says them. */
async function textFor(tx: Db, deps: Deps, guestId: string, service: Bookable['row']['service']) {
  const language = (await readLivingReader(tx, guestId))?.language ?? 'ar'
  const name = language === 'ar' ? service.nameAr : service.name
  return deps.translations.sentence(language, 'messages.offer.text', { service: name })
}

interface Written extends Awaited<ReturnType<typeof readOffer>> {
  member: Member
  conversation: OfferToRead['conversation']
  message: { id: string }
}

async function writeOffer(tx: Db, { member, conversation, message, ...offered }: Written, now: Date) {
  const { bookable, stay, offer, usualHalalas, expiresAt, holdsDates } = offered
  const { priceHalalas, items } = offer
  const amountHalalas = offerTotal(priceHalalas, items)
  const { id: listingId, name, nameAr } = bookable.row.service
  const { guestId, vendorId, id: conversationId } = conversation
  const { period, units, adults, children, infants } = stay
  const written = await insertOffer(tx, {
    ...{ messageId: message.id, vendorId, guestId, listingId, period, units },
    party: { adults, children, infants },
    ...{ priceHalalas, usualHalalas, items, expiresAt, holdsDates, createdAt: now },
  })
  if (holdsDates) await holdOption(tx, written, bookable.terms, now)
  await writeTrail(tx, member, {
    ...{ act: 'private_offer_sent', subjectId: listingId, createdAt: now },
    details: { amountHalalas },
  })
  await notifyUser(tx, {
    ...{ userId: guestId, type: 'Private_offer_sent', createdAt: now },
    params: { service: name, service_ar: nameAr, amount: toSar(amountHalalas), conversationId },
  })
}
