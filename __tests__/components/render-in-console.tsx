import type { ReactNode } from 'react'
import { AdminRoleProvider } from '@/components/admin/admin-role'
import type { AdminRole } from '@/lib/domain/admin/areas'
import { renderInPage } from './render-in-page'

/** Renders a part of the console as for an admin of this role. */
export const renderInConsole = (content: ReactNode, role: AdminRole = 'owner') =>
  renderInPage(<AdminRoleProvider role={role}>{content}</AdminRoleProvider>)
