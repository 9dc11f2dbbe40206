import { ADMIN_SESSION_PATH } from '@/lib/api/admin/session'
import { ADMIN_PAGES, type AdminPage, firstPageOf, mayRead } from '@/lib/domain/admin/areas'
import type { AdminSessionWire } from '@/lib/domain/admin/session'
import { type ApiReader, found } from './api-reader'
import { MISSING, OPEN, type PageResolution } from './page-resolution'

/**
 * The console does not exist for other users, nor do pages that the admin's role may not read. When the api cannot be
 * reached the page shows the failure.
 */
export async function resolveAdmin(page: AdminPage | null, api: ApiReader): Promise<PageResolution> {
  const answer = await api.readAsUser(ADMIN_SESSION_PATH)
  if (answer === null) return OPEN
  const session = found<AdminSessionWire>(answer)
  if (!session) return MISSING
  if (page === null) return { status: 200, to: firstPageOf(session.role) }
  const row = ADMIN_PAGES.find((one) => one.page === page)
  return row && mayRead(session.role, row.area) ? OPEN : MISSING
}
