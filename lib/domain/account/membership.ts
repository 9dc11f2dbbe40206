/** The roles that are given; the owner's is only transferred. */
export const GIVEN_ROLES = ['manager', 'calendar', 'frontDesk', 'finance'] as const

/** What a user is in a vendor; the policy says what each may do (lib/domain/policy/vendor-policy.ts). */
export const MEMBER_ROLES = ['owner', ...GIVEN_ROLES] as const
export type MemberRole = (typeof MEMBER_ROLES)[number]

export const INVITATION_STATES = ['waiting', 'accepted', 'declined', 'withdrawn'] as const

/** What a user is in an approved vendor. */
export interface Membership {
  vendorId: string
  role: MemberRole
  /** of the vendor: the company, or the person who applied */
  name: string
}

/**
 * The membership in which a user acts: the chosen vendor while the user is a member of it, else the own vendor, else the
 * oldest one. `memberships` are sorted by age.
 */
export function activeMembership<One extends Pick<Membership, 'vendorId' | 'role'>>(
  memberships: readonly One[],
  chosenVendorId: string | null,
): One | null {
  const chosen = memberships.find(({ vendorId }) => vendorId === chosenVendorId)
  return chosen ?? memberships.find(({ role }) => role === 'owner') ?? memberships[0] ?? null
}

/** Whether a user belongs to a vendor, in whatever role. */
export const isMemberOf = (user: { vendors: readonly Membership[] } | null, vendorId: string): boolean =>
  user?.vendors.some((one) => one.vendorId === vendorId) ?? false

/**
 * For whom a user prepares listings: the active vendor, or as its owner the own one whose application waits. What an
 * applicant may do beyond that is nothing: routes for vendors ask for `vendor`.
 */
export function preparingMembership(
  user: { vendor: Pick<Membership, 'vendorId' | 'role'> | null; waitingVendorId: string | null } | null,
): Pick<Membership, 'vendorId' | 'role'> | null {
  if (!user?.waitingVendorId) return user?.vendor ?? null
  return { vendorId: user.waitingVendorId, role: 'owner' }
}
