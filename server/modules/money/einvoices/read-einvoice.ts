import type { EinvoiceBrief } from '@/lib/contract/schemas/invoices/einvoice'
import type { Db } from '@/server/db/db'
import { findBriefs, findEinvoice } from './store'

/** The electronic invoices of documents by the documents' ids: their states, and the QR that takes the place of the printed one. */
export const findEinvoiceBriefs = (
  db: Db,
  invoiceIds: readonly string[],
): Promise<ReadonlyMap<string, EinvoiceBrief & { qr: string }>> => findBriefs(db, invoiceIds)

/** The file of a document's electronic invoice: with ZATCA's stamp where it has one; null where there is none. */
export async function findEinvoiceXml(
  db: Db,
  invoiceId: string,
): Promise<(EinvoiceBrief & { xml: string }) | null> {
  const found = await findEinvoice(db, invoiceId)
  return found && { profile: found.profile, state: found.state, xml: found.clearedXml ?? found.xml }
}
