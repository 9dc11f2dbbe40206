import { http } from '@/lib/api/browser'
import type { Month } from '@/lib/domain/payouts/earnings'
import type { AdminPayoutWire, PayoutBatchWire, PayoutEvent } from '@/lib/domain/payouts/payout'
import { VENDOR_PATH } from '@/lib/domain/wire-names'

export const earningsPath = (month: Month | undefined, page: number) =>
  `${VENDOR_PATH}/earnings?page=${page}${month ? `&month=${month}` : ''}`
export const OWN_PAYOUTS_PATH = `${VENDOR_PATH}/payouts`

/** Files that the browser saves. */
export const statementHref = (month: Month, kind: 'csv' | 'pdf') =>
  `/api/v1/${VENDOR_PATH}/earnings/${month}.${kind}`
export const bankFileHref = (batchId: string) =>
  `/api/v1/admin/payout-batches/${encodeURIComponent(batchId)}.xml`

/** An admin's decision; `reason` with a refusal or a return. */
export const movePayout = (id: string, event: PayoutEvent, reason?: string) =>
  http.send<AdminPayoutWire>(
    'post',
    `admin/payouts/${encodeURIComponent(id)}/${event}`,
    reason === undefined ? {} : { reason },
  )
export const moveBatch = (id: string, event: 'send' | 'pay') =>
  http.send<PayoutBatchWire>('post', `admin/payout-batches/${encodeURIComponent(id)}/${event}`, {})
