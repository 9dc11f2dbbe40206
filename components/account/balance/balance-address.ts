import type { BalanceFilter } from '@/lib/domain/ledger/balance'

/** The page of the balance with a filter; the first page without a number. */
export function balanceAddress({ kind, month }: BalanceFilter, page = 1): string {
  const params = new URLSearchParams({
    ...(kind ? { kind } : {}),
    ...(month ? { month } : {}),
    ...(page > 1 ? { page: String(page) } : {}),
  })
  return params.size > 0 ? `/my-balance?${params}` : '/my-balance'
}
