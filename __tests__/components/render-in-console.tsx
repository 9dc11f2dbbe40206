import type { ReactNode } from 'react'
import { AdminRoleProvider } from '@/components/admin/admin-role'
import type { AdminRole } from '@/lib/domain/admin/areas'
import { renderInPage } from './render-in-page'

/** Renders a part of the console as for an admin of this role. */
export function renderInConsole(content: ReactNode, role: AdminRole = 'owner') {
  const asAdmin = (shown: ReactNode) => <AdminRoleProvider role={role}>{shown}</AdminRoleProvider>
  const page = renderInPage(asAdmin(content))
  return { ...page, rerender: (next: ReactNode) => page.rerender(asAdmin(next)) }
}
