import type { MemberRole } from '@/lib/domain/account/membership'
import { roleMay, type VendorAction } from '@/lib/domain/policy/vendor-policy'
import type { Db } from '@/server/db/db'
import { endKeysMadeBy } from '@/server/modules/people/api-keys/manage-keys'
import { notifyVendor } from '@/server/modules/people/notifications/notify-user'
import { endEndpointsMadeBy } from '@/server/modules/people/webhooks/manage-endpoints'
import { deleteMember, renewCalendarSecrets, writeMemberRole } from './store'

interface Membership {
  vendorId: string
  userId: string
  role: MemberRole
}

/**
 * Gives a member another role, or ends the membership. What the member made or knows may do no more than the member: keys,
 * webhooks, the secret addresses of calendars.
 */
export async function writeMembership(
  tx: Db,
  { vendorId, userId, role }: Membership,
  next: MemberRole | null,
  now: Date,
): Promise<void> {
  const stillMay = (action: VendorAction) => next !== null && roleMay(next, action)
  const knewExports = roleMay(role, 'editCalendar') && !stillMay('editCalendar')
  // Before the role: a change of a calendar locks the calendar first and the membership of its maker last.
  const isRenewed = knewExports && (await renewCalendarSecrets(tx, vendorId)) > 0
  if (next) await writeMemberRole(tx, vendorId, userId, next)
  else await deleteMember(tx, vendorId, userId)
  if (!stillMay('manageKeys')) {
    await endKeysMadeBy(tx, { vendorId, createdBy: userId }, now)
    await endEndpointsMadeBy(tx, { vendorId, createdBy: userId }, now)
  }
  if (isRenewed)
    await notifyVendor(tx, { vendorId, type: 'Calendar_addresses_renewed', params: {}, createdAt: now })
}
