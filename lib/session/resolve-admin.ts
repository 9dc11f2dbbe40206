import { ADMIN_SESSION_PATH } from '@/lib/api/admin/session'
import {
  ADMIN_PAGES,
  type AdminPage,
  adminPath,
  firstPageOf,
  isMovedAdminPage,
  MOVED_ADMIN_PAGES,
  type MovedAdminPage,
  mayRead,
  TWO_STEP_PAGE,
} from '@/lib/domain/admin/areas'
import type { AdminSessionWire } from '@/lib/domain/admin/session'
import { isConsoleOpen } from '@/lib/domain/admin/two-step'
import { type ApiReader, found } from './api-reader'
import { MISSING, OPEN, type PageResolution } from './page-resolution'

/**
 * The console does not exist for other users, nor do pages that the admin's role may not read; without the second step
 * an admin is led to it. When the api cannot be reached the page shows the failure.
 */
export async function resolveAdmin(
  page: AdminPage | MovedAdminPage | typeof TWO_STEP_PAGE,
  search: string,
  api: ApiReader,
): Promise<PageResolution> {
  const answer = await api.readAsUser(ADMIN_SESSION_PATH)
  if (answer === null) return OPEN
  const session = found<AdminSessionWire>(answer)
  if (!session) return MISSING
  if (page === TWO_STEP_PAGE) return OPEN
  if (!isConsoleOpen(session.secondStep)) return { status: 200, to: twoStepPath(page, search) }
  if (isMovedAdminPage(page)) return { status: 200, to: MOVED_ADMIN_PAGES[page] }
  const row = ADMIN_PAGES.find((one) => one.page === page)
  if (row && mayRead(session.role, row.area)) return OPEN
  return page === 'overview' ? { status: 200, to: firstPageOf(session.role) } : MISSING
}

/** The page of the second step, with where the admin wanted to go. */
function twoStepPath(page: AdminPage | MovedAdminPage, search: string): string {
  const wanted = `${isMovedAdminPage(page) ? `/admin/${page}` : adminPath(page)}${search}`
  return `/admin/${TWO_STEP_PAGE}?${new URLSearchParams({ to: wanted })}`
}
