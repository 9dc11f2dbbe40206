import { ADMIN_AREAS, type AdminArea, type AdminRight, type AreaRights, mayRead } from './areas'

/** The roles that every installation has; owners make further ones of the same rights. */
export const BUILT_IN_ROLES = ['owner', 'operations', 'finance', 'content', 'support', 'readOnly'] as const
export type BuiltInRole = (typeof BUILT_IN_ROLES)[number]

/** What the row of an admin names: a role of the table below, or one that an owner made. */
export const ROLE_KINDS = [...BUILT_IN_ROLES, 'custom'] as const
export type RoleKind = (typeof ROLE_KINDS)[number]

/** Acts that are given one by one, whatever the role may change; each asks that its area may be read. */
export const SPECIAL_RIGHTS = {
  manageAdmins: { area: 'system' },
  approvePayouts: { area: 'money' },
} as const satisfies Record<string, { area: AdminArea }>
export type SpecialRight = keyof typeof SPECIAL_RIGHTS
export const SPECIAL_RIGHT_NAMES = Object.keys(SPECIAL_RIGHTS) as SpecialRight[]

/** Areas in which one admin alone does not give the right to change anything, and neither a special right. */
export const GUARDED_AREAS: readonly AdminArea[] = ['money', 'system']

export interface RoleRights extends AreaRights {
  special: SpecialRight[]
}

/** A role as code asks it; `name` is null for a built-in role, whose name is a text of the interface. */
export interface AdminRole extends RoleRights {
  /** the name of a built-in role, or the id of another */
  id: string
  name: string | null
}

const everywhere = (right: AdminRight) =>
  Object.fromEntries(ADMIN_AREAS.map((area) => [area, right])) as Record<AdminArea, AdminRight>

const MATRIX: Record<BuiltInRole, RoleRights> = {
  owner: { areas: everywhere('write'), special: SPECIAL_RIGHT_NAMES },
  operations: {
    areas: {
      ...everywhere('write'),
      overview: 'read',
      money: 'read',
      content: 'read',
      audit: 'read',
      system: 'none',
    },
    special: [],
  },
  finance: {
    areas: {
      ...everywhere('read'),
      money: 'write',
      content: 'none',
      inbox: 'none',
      answers: 'none',
      system: 'none',
    },
    special: ['approvePayouts'],
  },
  content: {
    areas: {
      ...everywhere('none'),
      listings: 'read',
      content: 'write',
      answers: 'write',
      settings: 'read',
    },
    special: [],
  },
  support: { areas: { ...everywhere('none'), inbox: 'write', answers: 'write' }, special: [] },
  readOnly: { areas: everywhere('read'), special: [] },
}

/** A built-in role; it may do nothing that its row does not name. */
export const builtInRole = (id: BuiltInRole): AdminRole => ({ id, name: null, ...MATRIX[id] })

export const isBuiltIn = (id: string): id is BuiltInRole => BUILT_IN_ROLES.some((one) => one === id)

/** A stored role with every area of today: one that came after the role is closed to it. */
export const customRole = (row: { id: string; name: string; rights: RoleRights }): AdminRole => ({
  id: row.id,
  name: row.name,
  ...row.rights,
  areas: { ...everywhere('none'), ...row.rights.areas },
})

/** Null stands for everybody who is not an admin. */
export const hasRight = (role: AdminRole | null, right: SpecialRight): boolean =>
  mayRead(role, SPECIAL_RIGHTS[right].area) && Boolean(role?.special.includes(right))

const RANK: Record<AdminRight, number> = { none: 0, read: 1, write: 2 }

/** Whether one role may do all that the other may: nobody gives or takes away more than they have. */
export function covers(one: RoleRights, other: RoleRights): boolean {
  return (
    ADMIN_AREAS.every((area) => RANK[one.areas[area]] >= RANK[other.areas[area]]) &&
    other.special.every((right) => one.special.includes(right))
  )
}

/**
 * Whether a change adds rights about money or admins, which one admin proposes and another approves; `before` is null for
 * who had no role.
 */
export function widensGuarded(before: RoleRights | null, after: RoleRights): boolean {
  return (
    GUARDED_AREAS.some((area) => after.areas[area] === 'write' && before?.areas[area] !== 'write') ||
    after.special.some((right) => !before?.special.includes(right))
  )
}

/** For so long after an admin who managed admins has less, nothing that widens guarded rights is given by one admin alone. */
export const ALONE_AFTER_HOURS = 72

/** Whether somebody who manages admins loses something by a change: a second person to approve is perhaps gone. */
export const weakensManager = (before: AdminRole | null, after: RoleRights | null): boolean =>
  before !== null && hasRight(before, 'manageAdmins') && !(after && covers(after, before))

/** Whether the rights are the same, in whatever order they are stored. */
export const isSameRights = (one: RoleRights, other: RoleRights) => covers(one, other) && covers(other, one)
