import type { Deps } from '@/server/deps'
import { findEinvoiceBriefs } from '@/server/modules/money/einvoices/read-einvoice'
import { drawInTurn } from '@/server/modules/platform/pdf/draw-in-turn'
import type { SignedIn } from '@/server/policy/signed-in'
import { assertDeliverable, noteDownload } from './downloads'
import { getInvoice } from './list-invoices'
import { formatInvoiceNumber } from './numbers'

/** The file of a document, drawn from what was stored when it was issued, with the QR of its electronic invoice where it has one. */
export async function getInvoicePdf(
  deps: Pick<Deps, 'db' | 'clock'>,
  user: SignedIn,
  id: string,
): Promise<{ name: string; bytes: Buffer }> {
  const found = await getInvoice(deps.db, user, id)
  const einvoice = (await findEinvoiceBriefs(deps.db, [id])).get(id)
  assertDeliverable(found, einvoice)
  const { kind, year, sequence, printed, buyer, issuedAt } = found.invoice
  const number = formatInvoiceNumber(kind, year, sequence)
  await noteDownload(deps, user, { ...found, number })
  // The libraries of fonts and pages take a sixth of the api's start: they are loaded for the first document.
  const { drawInvoice } = await import('./pdf/draw-invoice')
  const draw = () => drawInvoice({ ...printed, qr: einvoice?.qr ?? printed.qr }, { number, buyer, issuedAt })
  const bytes = await drawInTurn(user._id, draw)
  return { name: `${number}.pdf`, bytes }
}
