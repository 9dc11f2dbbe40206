import { http } from '@/lib/api/browser'
import type { AdminRoleBody, NewAdminBody } from '@/lib/domain/admin/admins'

export const ADMIN_ROLES_PATH = 'admin/roles'
const rolePath = (id: string) => `${ADMIN_ROLES_PATH}/${encodeURIComponent(id)}`

export const addAdmin = (body: NewAdminBody) => http.send<void>('post', ADMIN_ROLES_PATH, body)
export const changeAdminRole = (id: string, body: AdminRoleBody) => http.send<void>('put', rolePath(id), body)
export const resetTwoStep = (id: string, reason: string) =>
  http.send<void>('post', `${rolePath(id)}/reset-two-step`, { reason })
