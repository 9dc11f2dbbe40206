import type { Registration } from '@/lib/domain/invoices/invoice'
import type { Db } from '@/server/db/db'
import { settings } from '@/server/db/schema/catalogue/catalogue'

/** Diyar's own. */
export async function findOwnRegistration(tx: Db): Promise<Registration> {
  const { vatNumber, commercialNumber } = settings
  const [row] = await tx.select({ vatNumber, commercialNumber }).from(settings).limit(1)
  return row ?? { vatNumber: null }
}
