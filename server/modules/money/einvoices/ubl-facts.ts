import type { EinvoiceProfile } from '@/lib/domain/invoices/einvoice'
import type { Halalas } from '@/lib/domain/money'
import type { NationalAddress } from '@/server/ports/einvoicing/port'
import type { SplitAmount } from './split-vat'

/** UNTDID 1001: the codes of an invoice, a credit note and a debit note. */
export type DocumentCode = '388' | '381' | '383'

export interface UblLine extends SplitAmount {
  text: string
}

export interface UblSeller {
  name: string
  vatNumber: string
  identification: { scheme: string; number: string }
  address: NationalAddress
}

/** A taxpayer who buys; consumers are not named, because documents outlive their accounts. */
export interface UblBuyer {
  name: string
  vatNumber: string
  /** its parts where the taxpayer has a signing unit, otherwise as it was written */
  address: NationalAddress | string
}

/** What an electronic invoice says (ZATCA, E-Invoice XML Implementation Standard). */
export interface UblFacts {
  number: string
  uuid: string
  /** `2026-03-15` and `12:00:00`, in Riyadh */
  day: string
  time: string
  code: DocumentCode
  profile: EinvoiceProfile
  /** issued by Diyar for the seller */
  isThirdParty: boolean
  /** of a credit or debit note: the document that it corrects, and why */
  corrects: { number: string; reason: string } | null
  counter: number
  previousHash: string
  seller: UblSeller
  buyer: UblBuyer | null
  lines: readonly UblLine[]
  vatPercent: number
  totalHalalas: Halalas
  vatHalalas: Halalas
}

/** What signing adds; none of it is hashed. */
export interface UblStamp {
  extensions: string
  qr: string
}
