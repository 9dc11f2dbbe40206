import type { SchoolHolidayWire } from '@/lib/contract/schemas/content/occasion'
import { type HolidayBody, type NewHolidayBody, validateHoliday } from '@/lib/domain/content/occasion'
import { DomainError, issue } from '@/lib/domain/issues'
import type { Db } from '@/server/db/db'
import type { Deps } from '@/server/deps'
import { assertCurrent, recordChange } from '@/server/modules/catalogue/editing/record-change'
import type { SignedIn } from '@/server/policy/signed-in'
import { holidayToWire } from './list-occasions'
import {
  countChange,
  type DaysRow,
  deleteDays,
  findHoliday,
  insertDays,
  listEnteredDays,
  updateDays,
} from './store'

/** Adds a school holiday; listings that price by school holidays are spread out anew by the timer. */
export function addHoliday(
  { db, clock }: Deps,
  admin: SignedIn,
  body: NewHolidayBody,
): Promise<SchoolHolidayWire> {
  return db.transaction(async (tx) => {
    await countChange(tx, 'schoolHolidays')
    await assertDays(tx, body, null)
    const row = await insertDays(tx, { occasion: 'schoolHolidays', ...rowOf(body) })
    await recordChange(tx, { clock }, admin, {
      ...{ action: 'school_holiday_added', subjectId: row.id },
      ...{ before: null, after: audited(row) },
    })
    return holidayToWire(row)
  })
}

/** Changes a school holiday; throws `changed_meanwhile` for an older version. Bookings keep their prices. */
export function changeHoliday(
  { db, clock }: Deps,
  admin: SignedIn,
  id: string,
  { version, ...body }: HolidayBody,
): Promise<SchoolHolidayWire> {
  return db.transaction(async (tx) => {
    await countChange(tx, 'schoolHolidays')
    const before = assertCurrent(await findHoliday(tx, id), version)
    await assertDays(tx, body, id)
    const row = await updateDays(tx, before, rowOf(body))
    await recordChange(tx, { clock }, admin, {
      ...{ action: 'school_holiday_changed', subjectId: id },
      ...{ before: audited(before), after: audited(row) },
    })
    return holidayToWire(row)
  })
}

/** Removes a school holiday: its days have the other prices again. Which listings price by it, the list says. */
export async function removeHoliday(
  { db, clock }: Deps,
  admin: SignedIn,
  id: string,
  version: number,
): Promise<void> {
  await db.transaction(async (tx) => {
    await countChange(tx, 'schoolHolidays')
    const before = assertCurrent(await findHoliday(tx, id), version)
    await deleteDays(tx, id)
    await recordChange(tx, { clock }, admin, {
      ...{ action: 'school_holiday_removed', subjectId: id },
      ...{ before: audited(before), after: null },
    })
  })
}

/** Two school holidays of one day are one that was entered twice. */
async function assertDays(tx: Db, { from, to }: NewHolidayBody, id: string | null): Promise<void> {
  const issues = validateHoliday({ from, to })
  if (issues.length > 0) throw new DomainError('invalid', { issues })
  const others = await listEnteredDays(tx, { from, to })
  if (others.some((one) => one.occasion === 'schoolHolidays' && one.id !== id))
    throw new DomainError('invalid', { issues: [issue('from', 'holiday_taken')] })
}

const rowOf = ({ name, name_ar, from, to }: NewHolidayBody) => ({
  name,
  nameAr: name_ar,
  firstDay: from,
  lastDay: to,
})

const audited = ({ name, nameAr, firstDay, lastDay }: DaysRow) => ({ name, nameAr, firstDay, lastDay })
