import type { VatReturnListWire, VatReturnRow } from '@/lib/contract/schemas/vat-returns/wire'
import { type Halalas, toSar } from '@/lib/domain/money'
import { addDays, riyadhDay } from '@/lib/domain/time/days'
import { dueOf } from '@/lib/domain/vat-returns/figures'
import {
  coveringPeriods,
  daysOfPeriod,
  daysOfReturn,
  type FiledPeriod,
  isInDays,
  periodsBetween,
  type VatPeriod,
  type VatPeriodKind,
} from '@/lib/domain/vat-returns/period'
import type { Deps } from '@/server/deps'
import type { PageRequest } from '@/server/plugins/request-params'
import { findFirstDay, listFiledPeriods, sumOpenByDay } from './items-store'
import { type FiledReturn, listFiled } from './store'

/** The periods of a kind from the first document on, the newest first. */
export async function listVatReturns(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { kind, page, pageSize }: PageRequest & { kind: VatPeriodKind },
): Promise<VatReturnListWire> {
  const now = clock.now()
  const today = riyadhDay(now)
  const periods = periodsBetween((await findFirstDay(db)) ?? today, today, kind)
  const shown = periods.slice((page - 1) * pageSize, page * pageSize)
  const filed = new Map((await listFiled(db, shown)).map((row) => [row.period, row]))
  const open = await sumOpenByDay(db)
  const filedPeriods = await listFiledPeriods(db)
  const data = shown.map((period) => {
    const row = filed.get(period) ?? null
    const days = daysOfReturn(period, filedPeriods)
    const dueHalalas = row ? row.dueHalalas : dueOf(open.filter(({ day }) => isInDays(day, days)))
    return rowToWire(period, { filed: row, filedPeriods, dueHalalas }, now)
  })
  return { data, page, pageSize, total: periods.length }
}

interface RowFacts {
  filed: FiledReturn | null
  filedPeriods: readonly FiledPeriod[]
  dueHalalas: Halalas
}

export function rowToWire(
  period: VatPeriod,
  { filed, filedPeriods, dueHalalas }: RowFacts,
  now: Date,
): VatReturnRow {
  const { from, to } = daysOfPeriod(period)
  const coveredBy = coveringPeriods(period, filedPeriods)
  const unfiled = to > riyadhDay(now) ? 'running' : 'open'
  return {
    ...{ period, from, until: addDays(to, -1), coveredBy },
    state: filed ? 'filed' : coveredBy.length > 0 ? 'covered' : unfiled,
    due: toSar(dueHalalas),
    reference: filed?.reference ?? null,
    filedAt: filed?.filedAt.toISOString() ?? null,
  }
}
