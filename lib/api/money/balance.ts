import { http } from '@/lib/api/browser'
import type { AdjustmentBody, AdjustmentState } from '@/lib/domain/ledger/adjustments'
import type { BalanceFilter } from '@/lib/domain/ledger/balance'

export const balancePath = (filter: BalanceFilter, page: number, pageSize?: number) =>
  `user/balance?${queryOf({ ...filter, page, pageSize })}`

/** The movements that a filter leaves, as a file that the browser saves. */
export const balanceFileHref = (filter: BalanceFilter, language: string) =>
  `/api/v1/user/balance.csv?${queryOf({ ...filter, language })}`

/** The newest movements are enough to decide about an adjustment. */
const SHOWN_TO_ADMINS = 5
export const userBalancePath = (phone: string) =>
  `admin/balances?${queryOf({ phone, pageSize: SHOWN_TO_ADMINS })}`

/** The same key and body make one adjustment, however often they are sent (contract.md, Idempotency-Key). */
export const proposeAdjustment = (userId: string, body: AdjustmentBody, key: string) =>
  http.send<{ _id: string; state: AdjustmentState }>(
    'post',
    `admin/balances/${encodeURIComponent(userId)}/adjustments`,
    body,
    { headers: { 'idempotency-key': key } },
  )

const decide = (id: string, verb: string, body: object) =>
  http.send<void>('post', `admin/adjustments/${encodeURIComponent(id)}/${verb}`, body)
export const approveAdjustment = (id: string) => decide(id, 'approve', {})
export const withdrawAdjustment = (id: string) => decide(id, 'withdraw', {})
export const refuseAdjustment = (id: string, reason: string) => decide(id, 'refuse', { reason })

function queryOf(params: Record<string, string | number | undefined>): URLSearchParams {
  const given = Object.entries(params).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)]],
  )
  return new URLSearchParams(given)
}
