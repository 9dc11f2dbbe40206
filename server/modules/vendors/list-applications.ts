import type { ApplicationListWire, VendorState } from '@/lib/domain/vendor'
import type { Db } from '@/server/db/open'
import type { PageAsked } from '@/server/plugins/params'
import { applicationToWire } from './application-to-wire'
import { countByState, listApplications } from './store'

/** The wishes of one state, page by page, with how many each state holds. */
export async function listVendorApplications(
  db: Db,
  state: VendorState,
  { page, pageSize }: PageAsked,
): Promise<ApplicationListWire> {
  const rows = await listApplications(db, state, { limit: pageSize, offset: (page - 1) * pageSize })
  const counts = await countByState(db)
  return { data: rows.map(applicationToWire), page, pageSize, total: counts[state], counts }
}
