'use client'

import { createContext, type ReactNode, useContext } from 'react'
import { type AdminArea, mayRead, mayWrite } from '@/lib/domain/admin/areas'
import { type AdminRole, hasRight, type SpecialRight } from '@/lib/domain/admin/roles'

const RoleContext = createContext<AdminRole | null>(null)

/** Says to the pages of the console which role the admin has. */
export function AdminRoleProvider({ role, children }: { role: AdminRole; children: ReactNode }) {
  return <RoleContext value={role}>{children}</RoleContext>
}

/** Whether pages of this area are linked. */
export const useMayRead = (area: AdminArea) => mayRead(useContext(RoleContext), area)

/** Whether the buttons that change something in this area are drawn; the server decides again. */
export const useMayWrite = (area: AdminArea) => mayWrite(useContext(RoleContext), area)

/** Whether the buttons of a special right are drawn. */
export const useHasRight = (right: SpecialRight) => hasRight(useContext(RoleContext), right)

/** The role of the admin; null outside of the console. */
export const useAdminRole = () => useContext(RoleContext)

/** Draws its children only for a role that may write in the area. */
export function IfMayWrite({ area, children }: { area: AdminArea; children: ReactNode }) {
  return useMayWrite(area) ? children : null
}
