import type { AdminRole } from './areas'

/** What the console knows about the admin who has it open. */
export interface AdminSessionWire {
  role: AdminRole
}
