import { array, type InferType, string } from 'yup'
import { phoneSchema } from '@/lib/domain/account/account'
import { exactObject } from '@/lib/domain/exact-object'
import { MAX_REASON } from '@/lib/domain/reason'
import { userText } from '@/lib/domain/text/text'
import { ADMIN_AREAS, ADMIN_RIGHTS, type AdminArea } from './areas'
import { type AdminRole, isBuiltIn, type RoleRights, SPECIAL_RIGHT_NAMES, SPECIAL_RIGHTS } from './roles'

const reason = userText(MAX_REASON).trim().required()

/** A built-in role by its name, another one by its id. */
const MAX_ROLE_ID = 40
const roleId = string().max(MAX_ROLE_ID).required()

/** Makes an admin of an account. */
export const newAdminBody = exactObject({ phone: phoneSchema, role: roleId, reason })

/** `none` takes the console away. */
export const adminRoleBody = exactObject({ role: roleId, reason })

export const MAX_ROLE_NAME = 40

const right = string().oneOf(ADMIN_RIGHTS).required()
const areas = exactObject(
  Object.fromEntries(ADMIN_AREAS.map((area) => [area, right])) as Record<AdminArea, typeof right>,
).required()

/** POST and PUT admin/custom-roles. A special right needs that its area is read. */
export const customRoleBody = exactObject({
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
