import { isRoomType } from '@/lib/domain/listing/room-types'
import { toSar } from '@/lib/domain/money'
import { NIGHT_FIGURES, NO_NIGHTS, sumNights } from '@/lib/domain/statistics/figures'
import { FUNNEL_STEPS, funnelOf } from '@/lib/domain/statistics/funnel'
import { rangeOfPeriod, type StatisticsPeriod } from '@/lib/domain/statistics/period'
import type { Bilingual } from '@/lib/domain/text/bilingual'
import { addDays, riyadhDay } from '@/lib/domain/time/days'
import type { Deps } from '@/server/deps'
import { sumIncome } from '@/server/modules/money/earnings/sum-income'
import { inBothLanguages } from '@/server/modules/money/invoices/texts'
import type { CsvCell } from '@/server/plugins/csv-file'
import { countNights } from './count-nights'
import { countFunnel } from './funnel-store'
import { listOwn, withRoomTypes } from './listings-store'

const FIGURES = ['from', 'until', 'bookedNights', 'openNights', 'occupancy', 'price', 'income'] as const

/**
 * A row for each listing with its room types, and under it one for each source of its visitors, for spreadsheets: Arabic and English in each head
 * and text, money as plain numbers in SAR.
 */
export async function statisticsRows(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  vendorId: string,
  period: StatisticsPeriod,
): Promise<CsvCell[][]> {
  const range = rangeOfPeriod(period, riyadhDay(clock.now()))
  const own = await listOwn(db, vendorId)
  const nights = await countNights(db, own, range)
  const income = new Map(
    (await sumIncome(db, vendorId, range)).map(({ listingId, netHalalas }) => [listingId, netHalalas]),
  )
  const counts = await countFunnel(
    db,
    own.map(({ id }) => id),
    range,
  )
  const rows: CsvCell[][] = []
  for (const place of own.filter((one) => !isRoomType(one))) {
    const { name } = place
    const ids = withRoomTypes(own, place).map(({ id }) => id)
    const sums = sumNights(ids.map((id) => nights.get(id) ?? NO_NIGHTS))
    const earned = ids.reduce((sum, id) => sum + (income.get(id) ?? 0), 0)
    const { total, rows: sources } = funnelOf(counts.filter(({ listingId }) => ids.includes(listingId)))
    const price = NIGHT_FIGURES.price(sums)
    rows.push([
      ...[joined(name), inBoth('allSources'), range.from, addDays(range.to, -1), sums.booked, sums.open],
      ...[NIGHT_FIGURES.occupancy(sums) ?? '', price === null ? '' : toSar(price), toSar(earned)],
      ...FUNNEL_STEPS.map((step) => total[step]),
    ])
    for (const row of sources)
      rows.push([
        ...[joined(name), inBoth(`sources.${row.source}`), ...FIGURES.map(() => '')],
        ...FUNNEL_STEPS.map((step) => row[step]),
      ])
  }
  const heads = ['listing', 'source', ...FIGURES].map((column) => inBoth(`columns.${column}`))
  return [[...heads, ...FUNNEL_STEPS.map((step) => inBoth(`steps.${step}`))], ...rows]
}

const inBoth = (key: string) => joined(inBothLanguages(`statistics.${key}`))
const joined = ({ ar, en }: Bilingual) => (ar === en ? ar : `${ar} / ${en}`)
