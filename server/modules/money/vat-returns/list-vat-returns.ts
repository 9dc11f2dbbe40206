import { toSar } from '@/lib/domain/money'
import { addDays, riyadhDay } from '@/lib/domain/time/days'
import { dueOf } from '@/lib/domain/vat-returns/figures'
import {
  daysOfPeriod,
  daysOfReturn,
  isInDays,
  periodsBetween,
  type VatPeriod,
  type VatPeriodKind,
} from '@/lib/domain/vat-returns/period'
import type { VatReturnListWire, VatReturnRow } from '@/lib/domain/vat-returns/wire'
import type { Deps } from '@/server/deps'
import type { PageRequest } from '@/server/plugins/request-params'
import { findFirstDay, listFiledDays, sumOpenByDay } from './items-store'
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
  const filedDays = await listFiledDays(db)
  const data = shown.map((period) => {
    const row = filed.get(period) ?? null
    const days = daysOfReturn(period, filedDays)
    const due = row ? row.dueHalalas : dueOf(open.filter(({ day }) => isInDays(day, days)))
    return rowToWire(period, row, due, now)
  })
  return { data, page, pageSize, total: periods.length }
}

export function rowToWire(
  period: VatPeriod,
  filed: FiledReturn | null,
  dueHalalas: number,
  now: Date,
): VatReturnRow {
  const { from, to } = daysOfPeriod(period)
  const state = to > riyadhDay(now) ? 'running' : 'open'
  return {
    ...{ period, from, until: addDays(to, -1) },
    state: filed ? 'filed' : state,
    due: toSar(dueHalalas),
    reference: filed?.reference ?? null,
    filedAt: filed?.filedAt.toISOString() ?? null,
  }
}
