import type { Halalas } from '@/lib/domain/money'

/** Providers take no smaller amount from a card (1.00 SAR). */
export const MIN_CARD_HALALAS = 100

/** A part of a balance is held no longer for an attempt that nobody finishes. */
export const BALANCE_RESERVED_MINUTES = 30

/** A sum to pay, and the deposit in it. */
export interface DueSum {
  amountHalalas: Halalas
  depositHalalas: Halalas
}

/** What a balance pays of a sum beside a card; 0 where it pays the whole sum, or nothing. */
export function balancePartOf(amountHalalas: Halalas, balanceHalalas: Halalas): Halalas {
  if (balanceHalalas >= amountHalalas) return 0
  return Math.max(0, Math.min(balanceHalalas, amountHalalas - MIN_CARD_HALALAS))
}

/**
 * A sum divided between card and balance. The card pays the deposit as far as it can, so that a deposit returns where most
 * guests expect it. Null: the part is no part, or leaves less than a card can pay.
 */
export function divideDue(
  { amountHalalas, depositHalalas }: DueSum,
  balanceHalalas: Halalas,
): { card: DueSum; balance: DueSum } | null {
  const cardHalalas = amountHalalas - balanceHalalas
  if (balanceHalalas <= 0 || cardHalalas < MIN_CARD_HALALAS) return null
  const onCard = Math.min(depositHalalas, cardHalalas)
  return {
    card: { amountHalalas: cardHalalas, depositHalalas: onCard },
    balance: { amountHalalas: balanceHalalas, depositHalalas: depositHalalas - onCard },
  }
}
