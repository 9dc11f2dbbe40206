import { type InferType, object, string } from 'yup'
import { phoneSchema } from '@/lib/domain/account/account'
import { MAX_REASON } from '@/lib/domain/reason'
import { userText } from '@/lib/domain/text/text'
import { ADMIN_ROLES, type AdminRole } from './areas'

const reason = userText(MAX_REASON).trim().required()

/** Makes an admin of an account. */
export const newAdminBody = object({
  phone: phoneSchema,
  role: string().required().oneOf(ADMIN_ROLES),
  reason,
})
  .noUnknown()
  .exact()
export type NewAdminBody = InferType<typeof newAdminBody>

/** `none` takes the console away. */
export const adminRoleBody = object({
  role: string()
    .required()
    .oneOf([...ADMIN_ROLES, 'none'] as const),
  reason,
})
  .noUnknown()
  .exact()
export type AdminRoleBody = InferType<typeof adminRoleBody>

export interface AdminWire {
  _id: string
  name: string
  phone: string
  role: AdminRole
  hasTwoStep: boolean
  /** the admin who reads */
  isSelf: boolean
}

export interface AdminListWire {
  data: AdminWire[]
}
