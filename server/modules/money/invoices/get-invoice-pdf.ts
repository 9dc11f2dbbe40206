import type { Deps } from '@/server/deps'
import { writeAudit } from '@/server/modules/people/audit/write-audit'
import { drawInTurn } from '@/server/modules/platform/pdf/draw-in-turn'
import type { SignedIn } from '@/server/policy/signed-in'
import { getInvoice } from './list-invoices'
import { formatInvoiceNumber } from './numbers'

/** The file of a document, drawn from what was stored when it was issued; a line of the audit trail for each download of an admin. */
export async function getInvoicePdf(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  user: SignedIn,
  id: string,
): Promise<{ name: string; bytes: Buffer }> {
  const { invoice, isForeign } = await getInvoice(db, user, id)
  const { kind, year, sequence, printed, buyer, issuedAt } = invoice
  const number = formatInvoiceNumber(kind, year, sequence)
  if (isForeign)
    await writeAudit(db, {
      ...{ actorId: user._id, action: 'invoice_downloaded', subjectId: id, createdAt: clock.now() },
      after: { number },
    })
  // The libraries of fonts and pages take a sixth of the api's start: they are loaded for the first document.
  const { drawInvoice } = await import('./pdf/draw-invoice')
  const draw = () => drawInvoice(printed, { number, buyer, issuedAt })
  const bytes = await drawInTurn(user._id, draw)
  return { name: `${number}.pdf`, bytes }
}
