import { DomainError } from '@/lib/domain/issues'
import type { Deps } from '@/server/deps'
import { findEinvoiceXml } from '@/server/modules/money/einvoices/read-einvoice'
import type { SignedIn } from '@/server/policy/signed-in'
import { assertDeliverable, noteDownload } from './downloads'
import { getInvoice } from './list-invoices'
import { formatInvoiceNumber } from './numbers'

/** The electronic invoice of a document, byte for byte as it was signed, for the vendor and admins. */
export async function getInvoiceXml(
  deps: Pick<Deps, 'db' | 'clock'>,
  user: SignedIn,
  id: string,
): Promise<{ name: string; xml: string }> {
  const found = await getInvoice(deps.db, user, id)
  const einvoice = found.reader !== 'guest' ? await findEinvoiceXml(deps.db, id) : null
  if (!einvoice) throw new DomainError('not_found')
  const { kind, year, sequence } = found.invoice
  assertDeliverable(found, einvoice)
  const number = formatInvoiceNumber(kind, year, sequence)
  await noteDownload(deps, user, { ...found, number })
  return { name: `${number}.xml`, xml: einvoice.xml }
}
