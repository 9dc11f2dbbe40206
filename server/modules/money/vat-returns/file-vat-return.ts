import { DomainError } from '@/lib/domain/issues'
import { fromSar, toSar } from '@/lib/domain/money'
import { riyadhDay } from '@/lib/domain/time/days'
import { dueOf, figuresOf } from '@/lib/domain/vat-returns/figures'
import { daysOfPeriod, type VatPeriod } from '@/lib/domain/vat-returns/period'
import type { FilingBody } from '@/lib/domain/vat-returns/wire'
import type { Db } from '@/server/db/db'
import type { Deps } from '@/server/deps'
import { decidedBefore } from '@/server/modules/people/audit/decided-before'
import { writeAudit } from '@/server/modules/people/audit/write-audit'
import type { SignedIn } from '@/server/policy/signed-in'
import { listOpenItems, sumPostedVat } from './items-store'
import { findFiled, insertItems, insertReturn } from './store'

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
  if (toDay > riyadhDay(now)) throw new DomainError('too_early')
  return db.transaction(async (tx) => {
    const items = await listOpenItems(tx, period)
    const figures = figuresOf(items)
    const dueHalalas = dueOf(figures)
    const postedHalalas = await sumPostedVat(tx, period)
    const filed = await insertReturn(tx, {
      ...{ period, fromDay, toDay, reference, figures, dueHalalas, postedHalalas },
      ...{ filedBy: admin._id, filedAt: now },
    })
    if (!filed) throw await refusalOf(tx, period)
    if (dueHalalas !== fromSar(due))
      throw new DomainError('stale_decision', { data: { due: toSar(dueHalalas) } })
    await insertItems(tx, filed.id, items)
    await writeAudit(tx, {
      ...{ actorId: admin._id, action: 'vat_return_filed', subjectId: period, createdAt: now },
      after: { reference, dueHalalas, documents: items.length },
    })
  })
}

/** The period itself was filed, or days of it with a period of the other kind. */
async function refusalOf(tx: Db, period: VatPeriod): Promise<DomainError> {
  return (await findFiled(tx, period))
    ? decidedBefore(tx, 'vat_return', period)
    : new DomainError('return_overlaps')
}
