import type { Static } from '@sinclair/typebox'
import { named, oneOf } from '@/lib/contract/schema'
import { SECOND_STEPS } from '@/lib/domain/admin/two-step'
import { AdminRoleWire } from './admins'

export const AdminSessionWire = named(
  'AdminSessionWire',
  'What the console knows about the admin who has it open; `role` is in force once the second step is done.',
  { role: AdminRoleWire, secondStep: oneOf(SECOND_STEPS) },
)
export type AdminSessionWire = Static<typeof AdminSessionWire>
