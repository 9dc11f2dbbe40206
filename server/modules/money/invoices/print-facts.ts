import { type InvoiceShape, type Registration, VENDOR_ONLY_KINDS } from '@/lib/domain/invoices/invoice'
import { formatAmount } from '@/lib/domain/money'
import type { Bilingual } from '@/lib/domain/text/bilingual'
import type { BookingRow } from './store'
import { inBothLanguages, instantInBoth } from './texts'

/** A fact by the key of its label. */
export interface PrintedFact {
  label:
    | 'corrects'
    | 'correctsOf'
    | 'vendor'
    | 'vendorVatNumber'
    | 'method'
    | 'paidByCard'
    | 'paidFromBalance'
  value: Bilingual
}

const same = (text: string): Bilingual => ({ ar: text, en: text })
const text = (key: string, params?: Parameters<typeof inBothLanguages>[1]) =>
  inBothLanguages(`invoices.${key}`, params)

export function sellerFacts({ seller, deemedFor }: InvoiceShape) {
  const { name, vatNumber, commercialNumber } = seller
  return [
    { label: text('facts.seller'), value: name },
    ...(vatNumber === null ? [] : [{ label: text('facts.vatNumber'), value: same(vatNumber) }]),
    ...(commercialNumber ? [{ label: text('facts.commercialNumber'), value: same(commercialNumber) }] : []),
    ...(deemedFor ? [{ label: text('facts.host'), value: deemedFor }] : []),
  ]
}

/** Whoever issues a document for another names the own registration too. */
export function issuerFacts(
  { kind, deemedFor }: InvoiceShape,
  { vatNumber, commercialNumber }: Registration,
) {
  if (deemedFor || kind === 'goodwill_note' || VENDOR_ONLY_KINDS.includes(kind)) return []
  return [
    ...(vatNumber === null ? [] : [{ label: text('facts.issuerVatNumber'), value: same(vatNumber) }]),
    ...(commercialNumber
      ? [{ label: text('facts.issuerCommercialNumber'), value: same(commercialNumber) }]
      : []),
  ]
}

export function stayFacts({ code, snapshot, checkInAt, checkOutAt }: BookingRow) {
  return [
    { label: text('facts.booking'), value: same(code) },
    { label: text('facts.listing'), value: snapshot.service.name },
    { label: text('facts.checkInAt'), value: instantInBoth(checkInAt) },
    { label: text('facts.checkOutAt'), value: instantInBoth(checkOutAt) },
  ]
}

/** The discount of a booking whose lines the document of a part does not have. */
export function discountFacts({ lines }: InvoiceShape, { snapshot: { promotion } }: BookingRow) {
  if (!promotion || !lines.some(({ kind }) => kind === 'part')) return []
  const { code, discountHalalas } = promotion
  return [{ label: text('facts.promotion'), value: same(`${code} · ${formatAmount(discountHalalas)}`) }]
}
