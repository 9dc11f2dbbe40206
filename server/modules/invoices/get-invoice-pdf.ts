import { formatInvoiceNumber } from '@/lib/domain/invoices/numbers'
import type { Db } from '@/server/db/db'
import type { SignedIn } from '@/server/modules/accounts/read-session'
import { drawInTurn } from '@/server/modules/pdf/draw-in-turn'
import { getInvoice } from './list-invoices'

/** The file of a document, drawn from what was stored when it was issued. */
export async function getInvoicePdf(
  db: Db,
  user: SignedIn,
  id: string,
): Promise<{ name: string; bytes: Buffer }> {
  const { kind, year, sequence, printed, buyer, issuedAt } = await getInvoice(db, user, id)
  const number = formatInvoiceNumber(kind, year, sequence)
  // The libraries of fonts and pages take a sixth of the api's start: they are loaded for the first document.
  const { drawInvoice } = await import('./pdf/draw-invoice')
  const draw = () => drawInvoice(printed, { number, buyer, issuedAt })
  const bytes = await drawInTurn(user._id, draw)
  return { name: `${number}.pdf`, bytes }
}
