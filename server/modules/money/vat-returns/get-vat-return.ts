import type { VatItemWire, VatReturnWire } from '@/lib/contract/schemas/vat-returns/wire'
import { DomainError } from '@/lib/domain/issues'
import { toSar } from '@/lib/domain/money'
import { riyadhDay } from '@/lib/domain/time/days'
import { dueOf, figuresOf, OUTPUT_BOXES, type VatBox } from '@/lib/domain/vat-returns/figures'
import { daysOfPeriod, type VatPeriod } from '@/lib/domain/vat-returns/period'
import type { Db } from '@/server/db/db'
import type { Deps } from '@/server/deps'
import type { PageRequest } from '@/server/plugins/request-params'
import { type ListedItem, listFiledItems, listFiledPeriods, listOpenItems, sumPostedVat } from './items-store'
import { rowToWire } from './list-vat-returns'
import { type FiledReturn, findFiled } from './store'

/** The figures of a period, filed or as they are now, with a page of the documents behind one of them or all. */
export async function getVatReturn(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  period: VatPeriod,
  { box, page, pageSize }: PageRequest & { box?: VatBox },
): Promise<VatReturnWire> {
  const now = clock.now()
  const { filed, items } = await loadItems(db, period)
  if (daysOfPeriod(period).from > riyadhDay(now)) throw new DomainError('not_found')
  const figures = filed?.figures ?? figuresOf(items)
  const dueHalalas = filed?.dueHalalas ?? dueOf(figures)
  const filedPeriods = await listFiledPeriods(db)
  const posted = filed?.postedHalalas ?? (await sumPostedVat(db, period))
  const documented = dueOf(figuresOf(items.filter(({ isCorrection }) => !isCorrection)), OUTPUT_BOXES)
  const chosen = items.filter((item) => box === undefined || item.box === box)
  const begin = (page - 1) * pageSize
  return {
    ...rowToWire(period, { filed, filedPeriods, dueHalalas }, now),
    figures: figures.map(({ netHalalas, vatHalalas, ...figure }) => ({
      ...{ ...figure, net: toSar(netHalalas), vat: toSar(vatHalalas) },
    })),
    ledger: { posted: toSar(posted), documented: toSar(documented), difference: toSar(posted - documented) },
    corrections: items.filter(({ isCorrection }) => isCorrection).length,
    items: {
      ...{
        data: chosen.slice(begin, begin + pageSize).map(itemToWire),
        page,
        pageSize,
        total: chosen.length,
      },
    },
  }
}

/** What a period is made of: of a filed one what was filed. */
export async function loadItems(
  db: Db,
  period: VatPeriod,
): Promise<{ filed: FiledReturn | null; items: ListedItem[] }> {
  const filed = await findFiled(db, period)
  const items = filed ? await listFiledItems(db, filed.id) : await listOpenItems(db, period)
  return { filed, items }
}

export function itemToWire({ sourceId, bookingId, bookingCode, ...item }: ListedItem): VatItemWire {
  const { box, number, issuedOn, netHalalas, vatHalalas, isCorrection } = item
  return {
    ...{ _id: sourceId, box, number, on: issuedOn, isCorrection },
    booking: bookingId && bookingCode ? { _id: bookingId, code: bookingCode } : null,
    net: toSar(netHalalas),
    vat: toSar(vatHalalas),
  }
}
