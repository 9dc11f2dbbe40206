import type { PrintedInvoice, PrintedRow } from '@/lib/domain/invoices/invoice'
import type { Bilingual } from '@/lib/domain/text/bilingual'
import type { Booking } from '@/server/modules/bookings/store'
import { lineText } from '@/server/modules/money/invoices/line-text'
import { inBothLanguages, instantInBoth } from '@/server/modules/money/invoices/texts'

interface ToPrint {
  booking: Booking
  vendor: { companyName: string | null; commercialNumber: string | null; firstName: string; lastName: string }
  consent: { by: 'offer' | 'approval'; at: Date } | null
  version: number
  now: Date
}

const same = (text: string): Bilingual => ({ ar: text, en: text })
const text = (key: string, params?: Parameters<typeof inBothLanguages>[1]) =>
  inBothLanguages(`agreement.${key}`, params)

/** Writes all texts of an agreement in both languages, from the booking's own copy, to be stored. */
export function printAgreement(of: ToPrint): Omit<PrintedInvoice, 'qr'> {
  const { booking, vendor } = of
  const name = same(vendor.companyName ?? [vendor.firstName, vendor.lastName].filter(Boolean).join(' '))
  const { totalHalalas, dueNowHalalas, depositHalalas, snapshot } = booking
  return {
    title: text('title'),
    company: inBothLanguages('invoices.company'),
    seller: { name, vatNumber: null, commercialNumber: vendor.commercialNumber },
    facts: factsOf(of, name),
    buyerLabel: text('facts.guest'),
    columns: inColumns(),
    lines: snapshot.lines.map((line) => ({
      label: lineText(line, booking),
      amountHalalas: line.amountHalalas,
    })),
    sums: [
      { label: text('sums.total'), amountHalalas: totalHalalas, isTotal: true },
      { label: text('sums.dueNow'), amountHalalas: dueNowHalalas, isTotal: false },
      { label: text('sums.dueLater'), amountHalalas: totalHalalas - dueNowHalalas, isTotal: false },
      ...(depositHalalas > 0
        ? [{ label: text('sums.deposit'), amountHalalas: depositHalalas, isTotal: false }]
        : []),
    ],
    notes: [cancellationOf(booking), text('notes.whatItIs'), text('notes.changes')],
  }
}

const inColumns = () => ({
  text: inBothLanguages('invoices.columns.text'),
  amount: inBothLanguages('invoices.columns.amount'),
})

function factsOf({ booking, vendor, consent, version, now }: ToPrint, name: Bilingual): PrintedRow[] {
  const { code, checkInAt, checkOutAt, party, createdAt, snapshot } = booking
  const { service } = snapshot
  const guests = party.adults + party.children
  const fact = (label: string, value: Bilingual) => ({ label: text(`facts.${label}`), value })
  return [
    fact('code', same(`${code} · ${version}`)),
    fact('hall', service.name),
    fact('place', {
      ar: joined(service.city.ar, service.district.ar),
      en: joined(service.city.en, service.district.en),
    }),
    fact('from', instantInBoth(checkInAt)),
    fact('until', instantInBoth(checkOutAt)),
    fact('guests', inBothLanguages('words.guests', { count: guests })),
    fact('vendor', name),
    ...(vendor.commercialNumber ? [fact('commercialNumber', same(vendor.commercialNumber))] : []),
    fact('guestAgreed', instantInBoth(createdAt)),
    fact(
      'vendorAgreed',
      consent ? text(`agreed.${consent.by}`, { at: instantInBoth(consent.at) }) : text('agreed.listing'),
    ),
    // A later version is of other dates, which the guest alone chose and the vendor's words above were not about.
    version > 1
      ? fact('changed', text('agreed.change', { at: instantInBoth(now) }))
      : fact('confirmed', instantInBoth(now)),
  ]
}

function cancellationOf({ snapshot: { policy }, freeCancellationUntil }: Booking): Bilingual {
  const name = inBothLanguages(`vocabulary.policy.${policy}`)
  return freeCancellationUntil
    ? text('notes.freeUntil', { policy: name, at: instantInBoth(freeCancellationUntil) })
    : text('notes.notFree', { policy: name })
}

const joined = (...parts: string[]) => parts.filter(Boolean).join(' · ')
