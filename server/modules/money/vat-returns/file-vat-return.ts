import { DomainError } from '@/lib/domain/issues'
import { fromSar, toSar } from '@/lib/domain/money'
import { riyadhDay } from '@/lib/domain/time/days'
import { dueOf, figuresOf } from '@/lib/domain/vat-returns/figures'
import { daysOfPeriod, type VatPeriod } from '@/lib/domain/vat-returns/period'
import type { FilingBody } from '@/lib/domain/vat-returns/wire'
import type { Deps } from '@/server/deps'
import { decidedBefore } from '@/server/modules/people/audit/decided-before'
import { writeAudit } from '@/server/modules/people/audit/write-audit'
import type { SignedIn } from '@/server/policy/signed-in'
import { listOpenItems, sumPostedVat } from './items-store'
import { insertItems, insertReturn } from './store'

/**
 * Marks the return of a period that is over as filed: its figures never change again, and what is dated into it later is a
 * correction of the next. Refused with another sum than the admin filed.
 */
export function fileVatReturn(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  admin: SignedIn,
  period: VatPeriod,
  { reference, due }: FilingBody,
): Promise<void> {
  const now = clock.now()
  const { from: fromDay, to: toDay } = daysOfPeriod(period)
  if (toDay > riyadhDay(now)) throw new DomainError('not_in_this_state')
  return db.transaction(async (tx) => {
    const items = await listOpenItems(tx, period)
    const figures = figuresOf(items)
    const dueHalalas = dueOf(figures)
    const postedHalalas = await sumPostedVat(tx, period)
    const filed = await insertReturn(tx, {
      ...{ period, fromDay, toDay, reference, figures, dueHalalas, postedHalalas },
      ...{ filedBy: admin._id, filedAt: now },
    })
    if (!filed) throw await decidedBefore(tx, 'vat_return', period)
    if (dueHalalas !== fromSar(due))
      throw new DomainError('stale_decision', { data: { due: toSar(dueHalalas) } })
    await insertItems(tx, filed.id, items)
    await writeAudit(tx, {
      ...{ actorId: admin._id, action: 'vat_return_filed', subjectId: period, createdAt: now },
      after: { reference, dueHalalas, documents: items.length },
    })
  })
}
