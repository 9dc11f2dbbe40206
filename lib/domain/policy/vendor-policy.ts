import { GIVEN_ROLES, MEMBER_ROLES, type MemberRole, type Membership } from '@/lib/domain/account/membership'

const MANAGERS = ['owner', 'manager'] as const

/** What the members of a vendor do, and which roles may. Routes, pages, menus and notifications ask it. */
export const VENDOR_ACTIONS = {
  /** the names, states and pictures of the listings */
  readListings: MEMBER_ROLES,
  /** create, change, pause and delete listings */
  editListings: MANAGERS,
  /** what guests learn of their way, with the codes of doors */
  editArrivalGuides: ['owner', 'manager', 'frontDesk'],
  readCalendar: ['owner', 'manager', 'calendar', 'frontDesk'],
  /** prices and days */
  editCalendar: ['owner', 'manager', 'calendar'],
  readBookings: ['owner', 'manager', 'frontDesk', 'finance'],
  /** approve, reject and cancel */
  decideBookings: MANAGERS,
  /** arrival, departure, money at the door, no-show, the review of the guest */
  handleArrivals: ['owner', 'manager', 'frontDesk'],
  /** cleaning tasks, cleaners and their links */
  manageCleaning: ['owner', 'manager', 'frontDesk'],
  writeMessages: ['owner', 'manager', 'frontDesk'],
  /** another price for one guest, from a conversation */
  makeOffers: MANAGERS,
  /** messages by template, quick answers, and what they say of the Wi-Fi */
  editMessageTemplates: MANAGERS,
  readReviews: ['owner', 'manager', 'frontDesk'],
  answerReviews: MANAGERS,
  claimDeposits: MANAGERS,
  /** figures, earnings, statements, payouts and documents about money */
  readMoney: ['owner', 'manager', 'finance'],
  requestPayouts: ['owner', 'finance'],
  /** the account to which payouts go */
  editBankAccount: ['owner'],
  /** the VAT number, papers and their warnings */
  editVendor: ['owner'],
  /** API keys and webhooks */
  manageKeys: MANAGERS,
  readMembers: MEMBER_ROLES,
  /** invite, change and remove members; a manager only below managers */
  manageMembers: MANAGERS,
  readTrail: MANAGERS,
  transferOwnership: ['owner'],
} as const satisfies Record<string, readonly MemberRole[]>
export type VendorAction = keyof typeof VENDOR_ACTIONS

/** Whether a role may do it in its own vendor. */
export function roleMay(role: MemberRole, action: VendorAction): boolean {
  const roles: readonly MemberRole[] = VENDOR_ACTIONS[action]
  return roles.includes(role)
}

/** The roles that a member with a role may give and take away; the other roles manage nobody. */
const MANAGED: Partial<Record<MemberRole, readonly MemberRole[]>> = {
  owner: GIVEN_ROLES,
  manager: GIVEN_ROLES.filter((role) => role !== 'manager'),
}

/** Who acts: a user with the membership that is active in the session. */
export interface VendorActor {
  vendor: Pick<Membership, 'vendorId' | 'role'> | null
}

/** What it is done to: something of a vendor, or a member of one. */
export interface VendorResource {
  vendorId: string
  /** the role of the member that it is done to */
  memberRole?: MemberRole
}

/** Whether the actor may do it; without a resource: to something of the active vendor. */
export function can(actor: VendorActor | null, action: VendorAction, resource?: VendorResource): boolean {
  const vendor = actor?.vendor
  if (!vendor || !roleMay(vendor.role, action)) return false
  if (!resource) return true
  const { vendorId, memberRole } = resource
  return vendorId === vendor.vendorId && (!memberRole || (MANAGED[vendor.role] ?? []).includes(memberRole))
}
