import type { AdminSessionWire } from '@/lib/contract/schemas/admin/session'
import type { Profile } from '@/lib/domain/account/account'
import type { SessionProofs } from '@/lib/domain/account/fresh-proof'
import type { Membership } from '@/lib/domain/account/membership'
import type { AdminRole } from '@/lib/domain/admin/roles'

/** The signed-in user: the profile, and what an admin may do in the console. */
export interface SignedIn extends Profile {
  /** null also for an admin whose session lacks the second step */
  adminRole: AdminRole | null
  adminSession: AdminSessionWire | null
  proofs: SessionProofs
}

/** The user of a vendor's route, and the vendor for which it acts. */
export interface Member extends SignedIn {
  vendor: Membership
  vendorId: string
  /** the name of the API key that acts for the user; null for the user's own hands */
  apiKey: string | null
}
