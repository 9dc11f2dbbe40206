import { randomUUID } from 'node:crypto'
import type { EinvoiceProfile } from '@/lib/domain/invoices/einvoice'
import type { InvoiceShape } from '@/lib/domain/invoices/invoice'
import type { Bilingual } from '@/lib/domain/text/bilingual'
import { riyadhDay, riyadhTime } from '@/lib/domain/time/days'
import type { Db } from '@/server/db/db'
import { enqueueJobs } from '@/server/modules/platform/outbox/enqueue-jobs'
import type { NationalAddress, SigningUnit } from '@/server/ports/einvoicing/port'
import { hasSigningUnits, signingUnitOf } from './signing-units'
import { splitVat } from './split-vat'
import { stampUbl } from './stamp'
import { findChain, findEinvoice, lockChains, writeEinvoice } from './store'
import type { UblBuyer, UblFacts, UblSeller } from './ubl-facts'

/** A document that was numbered. */
export interface ToStamp {
  invoiceId: string
  number: string
  shape: InvoiceShape
  /** of the lines of the shape, in their order */
  lineTexts: readonly Bilingual[]
  /** issued by Diyar for another seller */
  isThirdParty: boolean
  /** the document that it corrects */
  corrects: { id: string; number: string } | null
  /** the vendor, of documents from Diyar to a vendor */
  vendor: { name: Bilingual; vatNumber: string | null; address: string } | null
  issuedAt: Date
}

/** Locks the chains before a series where any unit signs; without one nothing changes. */
export async function lockStamps(tx: Db): Promise<void> {
  if (hasSigningUnits()) await lockChains(tx)
}

/**
 * Writes, signs and chains the electronic invoice of a tax document of a seller who has a signing unit, in the transaction that
 * issues it: if that is undone, so is the counter. The outbox sends it.
 */
export async function stampInvoice(tx: Db, toStamp: ToStamp): Promise<void> {
  const { shape, invoiceId, issuedAt } = toStamp
  const unit = signingUnitOf(shape.seller.vatNumber)
  if (!unit || shape.vatHalalas === null) return
  const chain = await findChain(tx, unit.vatNumber)
  const facts: UblFacts = {
    ...factsOf(toStamp, shape.vatHalalas, await buyerOf(tx, toStamp)),
    counter: chain.lastCounter + 1,
    previousHash: chain.lastHash,
    seller: sellerOf(shape, unit),
  }
  const { xml, hash, qr } = stampUbl(facts, unit)
  await writeEinvoice(tx, {
    ...{ invoiceId, unit: unit.vatNumber, counter: facts.counter, uuid: facts.uuid },
    ...{ previousHash: facts.previousHash, hash, profile: facts.profile, xml, qr },
    ...{ createdAt: issuedAt, enqueuedAt: issuedAt },
  })
  await enqueueJobs(tx, [{ kind: 'einvoice', payload: { invoiceId } }], issuedAt)
}

function sellerOf({ seller }: InvoiceShape, { vatNumber, identification, address }: SigningUnit): UblSeller {
  return { name: seller.name.ar, vatNumber, identification, address }
}

function factsOf(
  { shape, number, lineTexts, isThirdParty, corrects, issuedAt }: ToStamp,
  vatHalalas: number,
  buyer: UblBuyer | null,
): Omit<UblFacts, 'counter' | 'previousHash' | 'seller'> {
  // Lines of a price are with VAT, those of the commission without it.
  const parts = splitVat(
    shape.lines.map(({ amountHalalas }) => amountHalalas),
    vatHalalas,
    !shape.kind.startsWith('commission_'),
  )
  const profile: EinvoiceProfile = buyer ? 'standard' : 'simplified'
  return {
    number,
    uuid: randomUUID(),
    day: riyadhDay(issuedAt),
    time: `${riyadhTime(issuedAt)}:${String(issuedAt.getUTCSeconds()).padStart(2, '0')}`,
    code: corrects ? '381' : '388',
    profile,
    isThirdParty,
    corrects: corrects && { number: corrects.number, reason: lineTexts[0]?.ar ?? corrects.number },
    buyer,
    lines: parts.map((part, i) => ({ ...part, text: lineTexts[i]?.ar ?? '' })),
    vatPercent: shape.vatPercent,
    totalHalalas: shape.totalHalalas,
    vatHalalas,
  }
}

/**
 * A vendor who is registered for VAT gets a standard document, everybody else a simplified one. A note has the profile of the
 * document that it corrects.
 */
async function buyerOf(tx: Db, { vendor, corrects }: ToStamp): Promise<UblBuyer | null> {
  const corrected = corrects && (await findEinvoice(tx, corrects.id))
  if (!vendor?.vatNumber || corrected?.profile === 'simplified') return null
  const { name, vatNumber } = vendor
  const address: NationalAddress | string = signingUnitOf(vatNumber)?.address ?? vendor.address
  return { name: name.ar, vatNumber, address }
}
