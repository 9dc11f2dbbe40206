import type { BookableListing } from '@/lib/domain/booking/bookable'
import { lowestPrice } from '@/lib/domain/booking/money/week-price'
import { type Issue, issue } from '@/lib/domain/issues'
import { fromSar, type Halalas } from '@/lib/domain/money'
import { normaliseArabic } from '@/lib/domain/text/arabic'
import type { Bilingual, LocalizedName } from '@/lib/domain/text/bilingual'
import type { TimeOfDay } from '@/lib/domain/time/days'
import { listingTypeOf } from './listing-types'
import type {
  BookingType,
  CancellationPolicyName,
  Fact,
  PaymentType,
  PriceUnit,
  PropertyType,
} from './vocabulary'

/** The most room types of one property, its first one included. */
export const MAX_ROOM_TYPES = 15

/**
 * Whether listings of a type may have several room types (vendors' tools, Rooms and inventory): those that count their
 * units, hotels and apartment houses. A resort that lets its rooms one by one is a hotel; `Resorts` are rented whole.
 */
export const hasRoomTypes = (type: PropertyType): boolean => listingTypeOf(type).facts.units !== undefined

/** Whether a listing is a further room type of a property, which has no page of its own. */
export const isRoomType = ({ id, propertyId }: { id: string; propertyId: string | null }): boolean =>
  propertyId !== null && propertyId !== id

const OF_PROPERTY = ['categoryId', 'place', 'licence']

/** Whether the property decides a field of its room types, by the path in a draft: type, address, map and licence. */
export const isOfProperty = (path: string): boolean =>
  OF_PROPERTY.some((one) => path === one || path.startsWith(`${one}.`))

/**
 * The languages in which a room type is named as another one of its property, as issues `same_room_type_name` at the
 * name: guests choose among them by name. Spellings that a search takes for one are the same name.
 */
export function sameNameIssues(name: Bilingual, others: readonly Bilingual[]): Issue[] {
  const isTaken = (language: keyof Bilingual) =>
    others.some((other) => normaliseArabic(other[language]) === normaliseArabic(name[language]))
  return (['en', 'ar'] as const)
    .filter(isTaken)
    .map((language) => issue(`name.${language}`, 'same_room_type_name'))
}

/** A room type as guests choose it on the page of its property; money in SAR. */
export interface RoomTypeWire extends LocalizedName {
  _id: string
  images: string[]
  areaSqm: number
  facts: Partial<Record<Fact, string | number>>
  maxGuests: number
  /** those that the property itself has not */
  facilities: LocalizedName[]
  bookingType: BookingType
  paymentType: PaymentType
  /** with the two above what room types of one booking have in common */
  cancellationPolicy: CancellationPolicyName
  checkInTime: TimeOfDay
  checkOutTime: TimeOfDay
  price: { unit: PriceUnit; from: number }
}

/** Which room types a listing's page offers. */
export interface OfferedRoomTypes {
  /** of a room type and of a property: the listing whose page has them; absent: neither */
  property?: string
  /** of a live property: those that are sold, itself first; absent where there is one alone */
  roomTypes?: RoomTypeWire[]
}

/** The "from" price of a listing's page in halalas: that of its cheapest room type; null without any price. */
export function lowestOffer({
  terms,
  roomTypes = [],
}: Pick<OfferedRoomTypes, 'roomTypes'> & { terms: Pick<BookableListing, 'prices'> }): Halalas | null {
  const prices = roomTypes.map(({ price }) => fromSar(price.from))
  return prices.length > 0 ? Math.min(...prices) : lowestPrice(terms.prices)
}

const SEPARATORS = /^[\s،,:·|\-–—]+/u

/**
 * The name of a room type as it is shown under the name of its property: without that name, where it begins with it
 * ("Palm Hotel, suite": "suite"). Empty for the same name.
 */
export function shortRoomTypeName(name: string, propertyName: string): string {
  if (!name.startsWith(propertyName)) return name
  const rest = name.slice(propertyName.length)
  const short = rest.replace(SEPARATORS, '')
  return short !== rest || rest === '' ? short : name
}
