import { lowestPrice } from '@/lib/domain/booking/money/week-price'
import { type Issue, issue } from '@/lib/domain/issues'
import type { ListingContent } from '@/lib/domain/listing/content'
import type { Draft } from '@/lib/domain/listing/draft'
import type { ListingTypeVariant } from '@/lib/domain/listing/variants'
import type { PaymentType } from '@/lib/domain/listing/vocabulary'
import { type Halalas, toSar } from '@/lib/domain/money'

type Payment = Draft['payment']

/** Toggles one of three payment types; leaving half payment resets its amount to 0. */
export function choosePayment(payment: Payment, chosen: PaymentType): Payment {
  const type = payment.type === chosen ? '' : chosen
  const isLeavingHalf = payment.type === 'halfPayment' && type !== 'halfPayment'
  return { type, partial: isLeavingHalf ? 0 : payment.partial }
}

/** The largest amount of half payment, in halalas: the lowest day price, or the hour's (wizard.md, section 5). */
export function highestPartial(
  { week, hour }: Pick<ListingContent, 'week' | 'hour'>,
  { variant }: ListingTypeVariant,
): Halalas {
  return (variant === 'hourly' ? hour.price : lowestPrice(week)) ?? 0
}

export function partialTooHigh(highest: Halalas, { variant }: Pick<ListingTypeVariant, 'variant'>): Issue {
  const code = variant === 'hourly' ? 'partial_above_hour' : 'partial_above_lowest'
  return issue('partial', code, { n: toSar(highest) })
}
