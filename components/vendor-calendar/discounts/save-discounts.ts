import { storedOrUnusual } from '@/components/shared/terms/unusual-question'
import { call } from '@/lib/api/call'
import type { DiscountsWire, DiscountWire } from '@/lib/domain/calendar/discounts'
import type { UnusualPart } from '@/lib/domain/listing/pricing/unusual-change'

/** A discount that is saved; without an id a new one. */
export type EditedDiscount = Omit<DiscountWire, '_id'> & { _id?: string }

/** What is stored in place of the discounts of before. */
export interface EditedDiscounts {
  areStacked: boolean
  rules: readonly EditedDiscount[]
}

/** Stores all discounts. Returns what is unusual about the change, which is stored once that is confirmed. */
export function saveDiscounts(
  listingId: string,
  { version }: DiscountsWire,
  { areStacked, rules }: EditedDiscounts,
  isConfirmed: boolean,
): Promise<UnusualPart[] | null> {
  return storedOrUnusual(() =>
    call('PUT /vendor/services/:id/discounts', {
      params: { id: listingId },
      body: {
        basedOn: version,
        areStacked,
        rules: rules.map((rule) => ({ ...rule })),
        ...(isConfirmed ? { confirmed: true } : {}),
      },
    }),
  )
}

/** The list with a changed discount in its place, or a new one at its end. */
export function withDiscount(rules: readonly DiscountWire[], edited: EditedDiscount): EditedDiscount[] {
  if (edited._id === undefined) return [...rules, edited]
  return rules.map((one) => (one._id === edited._id ? edited : one))
}
