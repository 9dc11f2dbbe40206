import type { CalendarOccasion } from '@/lib/domain/booking/money/occasions'
import { type CorrectionBody, type ResetBody, validateCorrection } from '@/lib/domain/content/occasion'
import { DomainError } from '@/lib/domain/issues'
import { riyadhDay } from '@/lib/domain/time/days'
import type { Deps } from '@/server/deps'
import { assertCurrent, recordChange } from '@/server/modules/catalogue/editing/record-change'
import type { SignedIn } from '@/server/policy/signed-in'
import { countChange, type DaysRow, deleteDays, findCorrection, insertDays, updateDays } from './store'

/**
 * Puts other days in place of those of the calendar for one year. Listings that price by the occasion are spread out anew
 * by the timer, bookings keep their prices. Throws `changed_meanwhile` where another admin was faster.
 */
export async function correctOccasion(
  { db, clock }: Deps,
  admin: SignedIn,
  occasion: CalendarOccasion,
  body: CorrectionBody,
): Promise<void> {
  const issues = validateCorrection(occasion, body, riyadhDay(clock.now()))
  if (issues.length > 0) throw new DomainError('invalid', { issues })
  const { year, version, from, to } = body
  await db.transaction(async (tx) => {
    await countChange(tx, occasion)
    const before = await findCorrection(tx, occasion, year)
    if ((before?.version ?? 0) !== version) throw new DomainError('changed_meanwhile')
    const days = { firstDay: from, lastDay: to }
    const after = before
      ? await updateDays(tx, before, days)
      : await insertDays(tx, { occasion, year, ...days })
    await recordChange(tx, { clock }, admin, {
      ...{ action: 'occasion_corrected', subjectId: occasion },
      ...{ before: before ? audited(before) : null, after: audited(after) },
    })
  })
}

/** Gives a year of an occasion back to the calendar. */
export async function resetOccasion(
  { db, clock }: Deps,
  admin: SignedIn,
  occasion: CalendarOccasion,
  { year, version }: ResetBody,
): Promise<void> {
  await db.transaction(async (tx) => {
    await countChange(tx, occasion)
    const before = assertCurrent(await findCorrection(tx, occasion, year), version)
    await deleteDays(tx, before.id)
    await recordChange(tx, { clock }, admin, {
      ...{ action: 'occasion_reset', subjectId: occasion },
      ...{ before: audited(before), after: null },
    })
  })
}

const audited = ({ year, firstDay, lastDay }: DaysRow) => ({ year, firstDay, lastDay })
