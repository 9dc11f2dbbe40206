import { array, type InferType, object, string } from 'yup'
import { phoneSchema } from '@/lib/domain/account/account'
import { MAX_REASON } from '@/lib/domain/reason'
import { userText } from '@/lib/domain/text/text'
import { ADMIN_AREAS, ADMIN_RIGHTS, type AdminArea } from './areas'
import { type AdminRole, isBuiltIn, type RoleRights, SPECIAL_RIGHT_NAMES, SPECIAL_RIGHTS } from './roles'

const reason = userText(MAX_REASON).trim().required()

/** A built-in role by its name, another one by its id. */
const MAX_ROLE_ID = 40
const roleId = string().max(MAX_ROLE_ID).required()

/** Makes an admin of an account. */
export const newAdminBody = object({ phone: phoneSchema, role: roleId, reason }).noUnknown().exact()
export type NewAdminBody = InferType<typeof newAdminBody>

/** `none` takes the console away. */
export const adminRoleBody = object({ role: roleId, reason }).noUnknown().exact()
export type AdminRoleBody = InferType<typeof adminRoleBody>

export const MAX_ROLE_NAME = 40

const right = string().oneOf(ADMIN_RIGHTS).required()
const areas = object(
  Object.fromEntries(ADMIN_AREAS.map((area) => [area, right])) as Record<AdminArea, typeof right>,
)
  .noUnknown()
  .exact()
  .required()

/** POST and PUT admin/custom-roles. A special right needs that its area is read. */
export const customRoleBody = object({
  name: userText(MAX_ROLE_NAME)
    .trim()
    .required()
    .test('matches', (name) => !isBuiltIn(String(name).trim())),
  areas,
  special: array(string().oneOf(SPECIAL_RIGHT_NAMES).required())
    .required()
    .test('right_needs_area', (given, { parent }) =>
      (given ?? []).every((one) => parent.areas?.[SPECIAL_RIGHTS[one]?.area] !== 'none'),
    ),
  reason,
})
  .noUnknown()
  .exact()
export type CustomRoleBody = InferType<typeof customRoleBody>

/** The rights that a body says, in the order of their table. */
export function rightsOf({ areas: given, special }: CustomRoleBody): RoleRights {
  return {
    areas: given,
    special: SPECIAL_RIGHT_NAMES.filter((one) => special.includes(one)),
  }
}

/** What the form of a role starts with. */
export const roleFields = (role: AdminRole | null) => ({
  name: role?.name ?? '',
  areas: role?.areas ?? (Object.fromEntries(ADMIN_AREAS.map((area) => [area, 'none'])) as AdminRole['areas']),
  special: role ? [...role.special] : [],
  reason: '',
})

export interface AdminWire {
  _id: string
  name: string
  phone: string
  role: AdminRole
  hasTwoStep: boolean
  /** the admin who reads */
  isSelf: boolean
}

/** What waits for another admin: a role for a user, or more rights of a custom role, which `admin` is null for. */
export interface RoleProposalWire {
  _id: string
  admin: { name: string; phone: string } | null
  /** the role now; null for a user without one */
  from: AdminRole | null
  to: AdminRole
  reason: string
  proposedBy: string
  createdAt: string
  mayDecide: boolean
  mayWithdraw: boolean
}

export interface AdminListWire {
  data: AdminWire[]
  /** the built-in roles, then the others by name */
  roles: AdminRole[]
  proposals: RoleProposalWire[]
}

/** Whether a change was made, or waits for another admin. */
export interface RoleChangeWire {
  state: 'approved' | 'proposed'
}
