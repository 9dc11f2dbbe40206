import { discountKinds } from '@/lib/domain/booking/money/price-adjustments'
import type { Quote } from '@/lib/domain/booking/money/quote'
import { DomainError } from '@/lib/domain/issues'
import type { MessageWire } from '@/lib/domain/messages/wire'
import { fromSar, type Halalas, toSar } from '@/lib/domain/money'
import { expiryOf, unusualOffer } from '@/lib/domain/private-offers/private-offer'
import type { PrivateOfferBody } from '@/lib/domain/private-offers/wire'
import type { Db } from '@/server/db/db'
import type { Deps } from '@/server/deps'
import { assertDatesFree } from '@/server/modules/bookings/take-dates'
import { sendAsMessage } from '@/server/modules/conversations/messages/send-message'
import { type Bookable, loadBookable } from '@/server/modules/listings/load-bookable'
import { getQuoteOrThrow, stayFromQuoteBody } from '@/server/modules/listings/quote-stay'
import { listTakenAround } from '@/server/modules/listings/stay-availability'
import { getStayFacts } from '@/server/modules/listings/stay-facts'
import { readLivingReader } from '@/server/modules/people/notifications/channels'
import { notifyUser } from '@/server/modules/people/notifications/notify-user'
import { writeTrail } from '@/server/modules/people/vendor-trail/write-trail'
import type { Member } from '@/server/policy/signed-in'
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

interface Asked {
  member: Member
  conversation: { id: string; guestId: string; vendorId: string }
  body: PrivateOfferBody
}

/** The offered stay with what it would usually cost; throws where it cannot be booked so. */
async function readOffer(tx: Db, { member, conversation, body }: Asked, now: Date) {
  const { serviceId: listingId, price, validHours, clientId: _, confirmed, ...fields } = body
  const bookable = await loadBookable(tx, listingId, now)
  if (bookable?.row.service.vendorId !== member.vendorId) throw new DomainError('not_found')
  const { terms } = bookable
  const stay = stayFromQuoteBody({ ...fields, addOns: [], paymentType: terms.paymentType })
  const facts = await getStayFacts(tx, { bookable, stay, guestId: conversation.guestId }, now)
  const quote = getQuoteOrThrow(terms, stay, now, { facts })
  const taken = await listTakenAround(tx, { listingId, period: stay.period }, now)
  const { period, units } = stay
  await assertDatesFree(tx, { listingId, terms, period, units }, new Map([[listingId, taken]]), now)
  const usualHalalas = stayPriceOf(quote)
  const priceHalalas = fromSar(price)
  const unusual = confirmed ? [] : unusualOffer(priceHalalas, usualHalalas)
  if (unusual.length > 0) throw new DomainError('unusual_change', { data: { unusual } })
  const expiresAt = expiryOf(validHours, quote.checkInAt, now)
  return { bookable, stay, priceHalalas, usualHalalas, expiresAt }
}

/** What the nights or hours cost with the vendor's discounts, in halalas: an offer takes the place of both. */
function stayPriceOf({ lines }: Quote): Halalas {
  const kinds: readonly string[] = discountKinds()
  const replaced = lines.filter((line) => 'unitPriceHalalas' in line || kinds.includes(line.kind))
  return replaced.reduce((sum, { amountHalalas }) => sum + amountHalalas, 0)
}

/** Without numbers, which a conversation hides before a booking; the card says them. */
async function textFor(tx: Db, deps: Deps, guestId: string, service: Bookable['row']['service']) {
  const language = (await readLivingReader(tx, guestId))?.language ?? 'ar'
  const name = language === 'ar' ? service.nameAr : service.name
  return deps.translations.sentence(language, 'messages.offer.text', { service: name })
}

interface Written extends Awaited<ReturnType<typeof readOffer>> {
  member: Member
  conversation: Asked['conversation']
  message: { id: string }
}

async function writeOffer(tx: Db, { member, conversation, message, ...offered }: Written, now: Date) {
  const { bookable, stay, priceHalalas, usualHalalas, expiresAt } = offered
  const { id: listingId, name, nameAr } = bookable.row.service
  const { guestId, vendorId, id: conversationId } = conversation
  const { period, units, adults, children, infants } = stay
  await insertOffer(tx, {
    ...{ messageId: message.id, vendorId, guestId, listingId, period, units },
    party: { adults, children, infants },
    ...{ priceHalalas, usualHalalas, expiresAt, createdAt: now },
  })
  await writeTrail(tx, member, {
    ...{ act: 'private_offer_sent', subjectId: listingId, createdAt: now },
    details: { amountHalalas: priceHalalas },
  })
  await notifyUser(tx, {
    ...{ userId: guestId, type: 'Private_offer_sent', createdAt: now },
    params: { service: name, service_ar: nameAr, amount: toSar(priceHalalas), conversationId },
  })
}
