import { type InferType, number, object } from 'yup'
import type { Page } from '@/lib/domain/catalogue'
import { fromSar, toSar } from '@/lib/domain/money'
import { userText } from '@/lib/domain/text/text'
import type { Day } from '@/lib/domain/time/days'
import type { VatBox } from './figures'
import type { VatPeriod } from './period'

/** A period goes on, can be filed, was, or cannot be any more because days of it were filed with a period of the other kind. */
export const VAT_RETURN_STATES = ['running', 'open', 'filed', 'covered'] as const
export type VatReturnState = (typeof VAT_RETURN_STATES)[number]

const MAX_REFERENCE = 60

/** POST admin/vat-returns/{period}/file; `due` in SAR is the sum that the admin saw and filed. */
export const filingBody = object({
  reference: userText(MAX_REFERENCE).trim().required(),
  due: number()
    .required()
    .test('matches', (sar) => sar === undefined || toSar(fromSar(sar)) === sar),
})
  .noUnknown()
  .exact()
export type FilingBody = InferType<typeof filingBody>

/** A period in the list; `due` in SAR, negative where more comes back. */
export interface VatReturnRow {
  period: VatPeriod
  from: Day
  /** its last day */
  until: Day
  state: VatReturnState
  /** the filed periods of the other kind that have days of it */
  coveredBy: VatPeriod[]
  due: number
  reference: string | null
  filedAt: string | null
}

/** GET admin/vat-returns: the newest first. */
export type VatReturnListWire = Page<VatReturnRow>

export interface VatFigureWire {
  box: VatBox
  count: number
  net: number
  vat: number
}

/** A document or fee behind a figure, in SAR. */
export interface VatItemWire {
  _id: string
  box: VatBox
  /** the number of the document; of a fee the id of its posting */
  number: string
  booking: { _id: string; code: string } | null
  on: Day
  net: number
  vat: number
  isCorrection: boolean
}

/** GET admin/vat-returns/{period}; `items` are a page of those of `box`, or of all. */
export interface VatReturnWire extends VatReturnRow {
  figures: VatFigureWire[]
  /** VAT that the ledger took up in the period, what the documents of the period say, and what they differ by */
  ledger: { posted: number; documented: number; difference: number }
  corrections: number
  items: Page<VatItemWire>
}
