import { lineKindOf, readMoyasarFile } from './moyasar-file'
import type { ReportedLine, SettlementReport, SettlementsPort } from './settlements-port'

/** The part of a settlement that is read (docs.moyasar.com, Fetch Settlement); amounts in halalas. */
interface MoyasarSettlement {
  id: string
  currency: string
  /** before the fee of the bank transfer is taken */
  amount: number
  /** of the bank transfer, its VAT inside */
  fee: number
  tax: number
  reference: string | null
  created_at: string
}

/** The part of a line that is read (docs.moyasar.com, List Settlement Lines). */
interface MoyasarLine {
  payment_id: string | null
  type: string
  currency: string
  /** what it adds to the settlement, after its fee */
  amount: number
  /** its VAT inside */
  fee: number
  tax: number
  transacted_at: string | null
}

interface Page {
  settlements?: MoyasarSettlement[] | null
  lines?: MoyasarLine[] | null
  meta?: { next_page?: number | null } | null
}

/** A settlement of 40 lines a page has at most so many, so that a provider that repeats a page ends nowhere. */
const MAX_PAGES = 1000

/** Reads an answer of the provider; null: 404. */
type Get = (path: string) => Promise<unknown>

/** The settlements of a Moyasar account (docs.moyasar.com, Settlements); accounts of banks have none and are answered 403. */
export function moyasarSettlements(get: Get): SettlementsPort {
  const pagesOf = async (path: string): Promise<Page[]> => {
    const pages: Page[] = []
    let next: number | null | undefined = 1
    while (next) {
      if (pages.length === MAX_PAGES) throw new Error('moyasar has no last page')
      const page = (await get(`${path}${path.includes('?') ? '&' : '?'}page=${next}`)) as Page | null
      if (!page) break
      pages.push(page)
      const following: number | null | undefined = page.meta?.next_page
      next = following && following > next ? following : null
    }
    return pages
  }
  return {
    list: async (since) => {
      const pages = await pagesOf(`/settlements?created[gt]=${encodeURIComponent(since.toISOString())}`)
      return pages.flatMap(({ settlements }) => (settlements ?? []).map(({ id }) => id))
    },
    read: async (id) => {
      const path = `/settlements/${encodeURIComponent(id)}`
      const settlement = (await get(path)) as MoyasarSettlement | null
      if (!settlement) return null
      const pages = await pagesOf(`${path}/lines`)
      return reportOf(
        settlement,
        pages.flatMap(({ lines }) => lines ?? []),
      )
    },
    readFile: readMoyasarFile,
  }
}

function reportOf(settlement: MoyasarSettlement, lines: MoyasarLine[]): SettlementReport {
  const { id, currency, amount, fee, tax, reference, created_at: createdAt } = settlement
  const foreign = lines.find((line) => line.currency !== currency)
  if (foreign) throw new Error(`moyasar settled a line in ${foreign.currency}`)
  return {
    settlementId: id,
    currency,
    transferredHalalas: amount - fee,
    reference: reference || null,
    settledAt: new Date(createdAt),
    lines: [...lines.map(lineOf), ...(fee || tax ? [transferFeeOf(fee, tax)] : [])],
  }
}

function lineOf(line: MoyasarLine): ReportedLine {
  return {
    kind: lineKindOf(line.type),
    providerPaymentId: line.payment_id || null,
    netHalalas: line.amount,
    feeHalalas: line.fee,
    vatHalalas: line.tax,
    transactedAt: line.transacted_at ? new Date(line.transacted_at) : null,
  }
}

/** What the transfer itself costs is a line of its own, so that the lines sum up to what arrives. */
export function transferFeeOf(feeHalalas: number, vatHalalas: number): ReportedLine {
  return {
    ...{ kind: 'transfer_fee', providerPaymentId: null, netHalalas: -feeHalalas, feeHalalas: 0 },
    ...{ vatHalalas, transactedAt: null },
  }
}
