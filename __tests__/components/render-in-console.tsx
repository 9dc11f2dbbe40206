import type { ReactNode } from 'react'
import { AdminRoleProvider } from '@/components/admin/admin-role'
import { type AdminRole, type BuiltInRole, builtInRole } from '@/lib/domain/admin/roles'
import { renderInPage } from './render-in-page'

/** Renders a part of the console as for an admin of this role. */
export function renderInConsole(content: ReactNode, role: BuiltInRole | AdminRole = 'owner') {
  const asAdmin = (shown: ReactNode) => (
    <AdminRoleProvider role={typeof role === 'string' ? builtInRole(role) : role}>{shown}</AdminRoleProvider>
  )
  const page = renderInPage(asAdmin(content))
  return { ...page, rerender: (next: ReactNode) => page.rerender(asAdmin(next)) }
}
