import type { EinvoiceFinding, EinvoiceProfile } from '@/lib/domain/invoices/einvoice'

/** The address of a taxpayer, with the parts that ZATCA wants of each seller. */
export interface NationalAddress {
  street: string
  /** four digits */
  building: string
  district: string
  city: string
  /** five digits */
  postalCode: string
}

/** A taxpayer's registration with ZATCA's platform: who signs, and what the calls authenticate with. */
export interface SigningUnit {
  vatNumber: string
  /** the number in the commercial register, or another one with its scheme (CRN, MOM, MLS, 700, SAG, OTH) */
  identification: { scheme: string; number: string }
  address: NationalAddress
  /** the production CSID as ZATCA sent it (binarySecurityToken), and its secret */
  certificate: string
  secret: string
  /** the private key on secp256k1, in PEM */
  privateKey: string
}

/** What is sent of a signed document. */
export interface SignedEinvoice {
  profile: EinvoiceProfile
  uuid: string
  /** SHA-256 in base64 */
  hash: string
  xml: string
}

/** What ZATCA decided. A cleared document comes back with ZATCA's stamp; null where it was cleared by an earlier call. */
export type EinvoiceOutcome =
  | { state: 'reported'; findings: EinvoiceFinding[] }
  | { state: 'cleared'; findings: EinvoiceFinding[]; clearedXml: string | null }
  | { state: 'refused'; findings: EinvoiceFinding[] }

/**
 * ZATCA's platform for electronic invoices. `submit` clears a standard document and reports a simplified one, any number of
 * times; it rejects without an answer, and for one that is not as documented: the document waits and is sent again.
 */
export interface EinvoicingPort {
  submit(
    unit: Pick<SigningUnit, 'certificate' | 'secret'>,
    document: SignedEinvoice,
  ): Promise<EinvoiceOutcome>
}
