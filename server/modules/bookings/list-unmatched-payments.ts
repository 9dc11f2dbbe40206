import type { UnmatchedPaymentListWire } from '@/lib/domain/booking/admin-wire'
import { toSar } from '@/lib/domain/money'
import type { Db } from '@/server/db/open'
import type { PageAsked } from '@/server/plugins/params'
import { listUnmatched } from './unmatched-store'

/** What a provider took and nothing explains, with what became of it. */
export async function listUnmatchedPayments(
  db: Db,
  { page, pageSize }: PageAsked,
): Promise<UnmatchedPaymentListWire> {
  const { rows, total } = await listUnmatched(db, { limit: pageSize, offset: (page - 1) * pageSize })
  const data = rows.map(({ id, amount, createdAt, ...row }) => ({
    _id: id,
    ...row,
    amount: toSar(amount),
    createdAt: createdAt.toISOString(),
  }))
  return { data, page, pageSize, total }
}
