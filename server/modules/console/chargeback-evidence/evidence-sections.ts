import { formatAmount } from '@/lib/domain/money'
import { shortInstant } from '@/lib/domain/time/spoken-time'
import type { Language } from '@/server/i18n'
import {
  acceptedPolicy,
  acceptedPrice,
  bookingFacts,
  type EvidenceRow,
  type Known,
  movedMoney,
  paymentInDispute,
  stepsTaken,
  type TextOf,
  type Writer,
  writtenMessages,
} from './evidence-rows'

export interface EvidenceSection {
  title: string
  rows: EvidenceRow[]
}

/** The chapters of the evidence in one language, in the order of reading. */
const SECTIONS = {
  chargeback: paymentInDispute,
  booking: bookingFacts,
  price: acceptedPrice,
  policy: acceptedPolicy,
  payments: movedMoney,
  history: stepsTaken,
  messages: writtenMessages,
} as const satisfies Record<string, (known: Known, writer: Writer) => EvidenceRow[]>

export function evidenceSections(known: Known, text: TextOf, language: Language): EvidenceSection[] {
  const word: TextOf = (key, params) => text(`admin.chargebacks.evidenceOf.${key}`, params)
  const writer: Writer = {
    ...{ text, word, language },
    at: (instant) => shortInstant(instant, language),
    sar: (halalas) => word('sar', { amount: formatAmount(halalas) }),
  }
  return Object.entries(SECTIONS).map(([title, rowsOf]) => ({
    title: word(`titles.${title}`),
    rows: rowsOf(known, writer),
  }))
}
