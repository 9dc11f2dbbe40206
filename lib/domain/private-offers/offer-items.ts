import type { OwnAddOnLine } from '@/lib/domain/booking/money/own-add-ons'
import type { Halalas } from '@/lib/domain/money'

/** What comes with an offer at its own price: a menu for each guest, chairs, a service. The vendor's words, in one language. */
export interface OfferItem {
  name: string
  quantity: number
  unitHalalas: Halalas
}

export const OFFER_ITEMS = { most: 12, nameLength: 80, mostOfOne: 5_000, mostSar: 100_000 } as const

/**
 * The lines of the items of an offer, in halalas: those of own add-ons sold by the piece, so that documents show them and
 * other dates of the booking have them again.
 */
export const offerItemLines = (items: readonly OfferItem[]): OwnAddOnLine[] =>
  items.map(({ name, quantity, unitHalalas }, index) => ({
    ...{ kind: 'ownAddOn', addOnId: `offered-${index + 1}`, name: { en: name, ar: name }, unit: 'piece' },
    ...{ count: quantity, priceHalalas: unitHalalas, amountHalalas: unitHalalas * quantity },
  }))

/** What a guest pays for the stay and the items of an offer, in halalas. */
export const offerTotal = (priceHalalas: Halalas, items: readonly OfferItem[]): Halalas =>
  offerItemLines(items).reduce((sum, { amountHalalas }) => sum + amountHalalas, priceHalalas)
