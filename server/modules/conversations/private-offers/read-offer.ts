import type { BookableListing, StayRequest } from '@/lib/domain/booking/bookable'
import { discountKinds } from '@/lib/domain/booking/money/price-adjustments'
import type { Quote } from '@/lib/domain/booking/money/quote'
import { validateStay } from '@/lib/domain/booking/stay-rules'
import { DomainError, type Issue, issue } from '@/lib/domain/issues'
import { fromSar, type Halalas } from '@/lib/domain/money'
import { optionEnd, optionIssues } from '@/lib/domain/private-offers/option'
import { expiryOf, unusualOffer } from '@/lib/domain/private-offers/private-offer'
import { itemFromWire, type PrivateOfferBody } from '@/lib/domain/private-offers/wire'
import type { Day } from '@/lib/domain/time/days'
import type { Db } from '@/server/db/db'
import { assertDatesFree } from '@/server/modules/bookings/take-dates'
import { loadBookable } from '@/server/modules/listings/load-bookable'
import { getQuoteOrThrow, stayFromQuoteBody } from '@/server/modules/listings/quote-stay'
import { listTakenAround } from '@/server/modules/listings/stay-availability'
import { getStayFacts } from '@/server/modules/listings/stay-facts'
import { maskContacts } from '@/server/modules/platform/contact-details/mask'
import type { Member } from '@/server/policy/signed-in'

/** What a vendor offers in a conversation. */
export interface OfferToRead {
  member: Member
  conversation: { id: string; guestId: string; vendorId: string }
  body: PrivateOfferBody
}

/** The offered stay with what it would usually cost; throws where it cannot be booked so. */
export async function readOffer(tx: Db, { member, conversation, body }: OfferToRead, now: Date) {
  const { serviceId: listingId, price, items = [], validHours, optionUntil, ...rest } = body
  const { clientId: _, confirmed, ...fields } = rest
  const bookable = await loadBookable(tx, listingId, now)
  if (bookable?.row.service.vendorId !== member.vendorId) throw new DomainError('not_found')
  const { terms } = bookable
  const stay = stayFromQuoteBody({ ...fields, addOns: [], paymentType: terms.paymentType })
  const facts = await getStayFacts(tx, { bookable, stay, guestId: conversation.guestId }, now)
  const quote = getQuoteOrThrow(terms, stay, now, { facts })
  const taken = await listTakenAround(tx, { listingId, period: stay.period }, now)
  const { period, units } = stay
  const ofOption = optionUntil ? optionIssues(optionUntil, period, now) : []
  const issues = [...contactIssues(items), ...ofOption]
  if (optionUntil && ofOption.length === 0) issues.push(...issuesAtEnd(terms, stay, optionUntil))
  if (issues.length > 0) throw new DomainError('invalid', { issues })
  await assertDatesFree(tx, { listingId, terms, period, units }, new Map([[listingId, taken]]), now)
  const usualHalalas = stayPriceOf(quote)
  const offer = { priceHalalas: fromSar(price), items: items.map(itemFromWire) }
  const { priceHalalas } = offer
  // With the items it may be more than can be booked.
  getQuoteOrThrow(terms, stay, now, { facts: { ...facts, offer } })
  const unusual = confirmed ? [] : unusualOffer(priceHalalas, usualHalalas)
  if (unusual.length > 0) throw new DomainError('unusual_change', { data: { unusual } })
  const expiresAt = optionUntil ? optionEnd(optionUntil) : expiryOf(validHours, quote.checkInAt, now)
  return { bookable, stay, offer, usualHalalas, expiresAt, holdsDates: optionUntil !== undefined }
}

/** A rule, such as the notice that the vendor wants, may end the sale of the stay before the option ends. */
function issuesAtEnd(terms: BookableListing, stay: StayRequest, lastDay: Day): Issue[] {
  const lastMoment = new Date(optionEnd(lastDay).getTime() - 1)
  return validateStay(terms, stay, lastMoment).map((one) => ({ ...one, path: 'optionUntil' }))
}

/** The names of items are read before a booking, so that they say no contacts, as messages do not. */
const contactIssues = (items: NonNullable<PrivateOfferBody['items']>): Issue[] =>
  items.flatMap(({ name }, index) =>
    maskContacts(name).isMasked ? [issue(`items[${index}].name`, 'contact_in_text')] : [],
  )

/** What the nights or hours cost with the vendor's discounts, in halalas: an offer takes the place of both. */
function stayPriceOf({ lines }: Quote): Halalas {
  const kinds: readonly string[] = discountKinds()
  const replaced = lines.filter((line) => 'unitPriceHalalas' in line || kinds.includes(line.kind))
  return replaced.reduce((sum, { amountHalalas }) => sum + amountHalalas, 0)
}
