import type { AdminRole } from './roles'
import type { SecondStep } from './two-step'

/** What the console knows about the admin who has it open; `role` is in force once the second step is done. */
export interface AdminSessionWire {
  role: AdminRole
  secondStep: SecondStep
}
