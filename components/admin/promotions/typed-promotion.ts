import type { PropertyType } from '@/lib/domain/listing/vocabulary'
import { toSar } from '@/lib/domain/money'
import { latinDigits } from '@/lib/domain/text/arabic'
import { typedAmount } from '@/lib/domain/text/typed-number'

/** What an admin types of a new code; without a percentage the amount is fixed. */
export const EMPTY_PROMOTION = {
  code: '',
  percent: '',
  amount: '',
  payer: '',
  firstDay: '',
  lastDay: '',
  listingTypes: [] as PropertyType[],
  minTotal: '0',
  maxUses: '',
  maxUsesPerUser: '1',
}

/** The body of POST admin/promotions; nothing where nothing was typed, and not a number for what is none. */
export function bodyOf(typed: typeof EMPTY_PROMOTION): Record<string, unknown> {
  return {
    code: typed.code || undefined,
    percent: wholeOf(typed.percent) ?? null,
    amount: sarOf(typed.amount),
    payer: typed.payer || undefined,
    firstDay: typed.firstDay || undefined,
    lastDay: typed.lastDay || undefined,
    listingTypes: typed.listingTypes,
    minTotal: sarOf(typed.minTotal) ?? 0,
    maxUses: wholeOf(typed.maxUses),
    maxUsesPerUser: wholeOf(typed.maxUsesPerUser),
  }
}

function wholeOf(typed: string): number | undefined {
  const text = latinDigits(typed).replace(/[,٬\s%]/g, '')
  return text === '' ? undefined : Number(text)
}

function sarOf(typed: string): number | undefined {
  const amount = typedAmount(typed)
  if (amount === null) return undefined
  return amount === undefined ? Number.NaN : toSar(amount)
}
