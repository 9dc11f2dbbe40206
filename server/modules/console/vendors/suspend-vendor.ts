import type { VendorDetailWire } from '@/lib/contract/schemas/account/vendor'
import type { SuspensionBody } from '@/lib/domain/account/vendor'
import { DomainError } from '@/lib/domain/issues'
import type { Db } from '@/server/db/db'
import type { Deps } from '@/server/deps'
import {
  restoreWithVendor,
  suspendWithVendor,
} from '@/server/modules/listings/vendor-listings/suspend-with-vendor'
import { endKeysOf } from '@/server/modules/people/api-keys/manage-keys'
import { writeAudit } from '@/server/modules/people/audit/write-audit'
import { notifyVendor } from '@/server/modules/people/notifications/notify-user'
import { enqueueJobs } from '@/server/modules/platform/outbox/enqueue-jobs'
import type { SignedIn } from '@/server/policy/signed-in'
import { getVendorDetail } from './get-vendor-detail'
import { lockShownVendor } from './lock-shown-vendor'
import { listOpenBookings } from './open-bookings-store'
import { writeVendor } from './store'

/**
 * Suspends a vendor: the listings are hidden and take no requests. Open bookings remain, or are cancelled one by one
 * with full refunds, by jobs that are written in the same transaction.
 */
export async function suspendVendor(
  deps: Deps,
  admin: SignedIn,
  id: string,
  { version, reason, bookings }: SuspensionBody,
): Promise<VendorDetailWire> {
  const now = deps.clock.now()
  await deps.db.transaction(async (tx) => {
    const vendor = await lockShownVendor(tx, id, version)
    if (vendor.state !== 'approved' || vendor.suspendedAt) throw new DomainError('already_done')
    await writeVendor(tx, id, { suspendedAt: now, suspensionReason: reason })
    const listings = await suspendWithVendor(tx, id, reason, now)
    const cancelled = bookings === 'cancel' ? await cancelOpen(tx, admin, id, reason, now) : 0
    const apiKeys = await endKeysOf(tx, id, now)
    await notifyVendor(tx, {
      vendorId: id,
      type: 'Vendor_suspended_by_admin',
      params: { reason },
      createdAt: now,
    })
    await writeAudit(tx, {
      actorId: admin._id,
      action: 'vendor_suspended',
      subjectId: id,
      reason,
      before: { isSuspended: false },
      after: { isSuspended: true, openBookings: bookings, cancelled, listings, apiKeys },
      createdAt: now,
    })
  })
  return getVendorDetail(deps.db, id)
}

async function cancelOpen(tx: Db, admin: SignedIn, id: string, reason: string, now: Date): Promise<number> {
  const open = (await listOpenBookings(tx, id)).filter(({ canCancel }) => canCancel)
  const work = open.map(({ _id: bookingId }) => ({
    kind: 'cancelBooking' as const,
    payload: { bookingId, adminId: admin._id, reason },
  }))
  await enqueueJobs(tx, work, now)
  return work.length
}

/** Ends a suspension; the listings that it hid are as they were before. */
export async function liftSuspension(
  deps: Deps,
  admin: SignedIn,
  id: string,
  version: number,
): Promise<VendorDetailWire> {
  const now = deps.clock.now()
  await deps.db.transaction(async (tx) => {
    const vendor = await lockShownVendor(tx, id, version)
    if (!vendor.suspendedAt) throw new DomainError('already_done')
    await writeVendor(tx, id, { suspendedAt: null, suspensionReason: null })
    const listings = await restoreWithVendor(tx, id, now)
    await notifyVendor(tx, {
      vendorId: id,
      type: 'Vendor_restored_by_admin',
      params: {},
      createdAt: now,
    })
    await writeAudit(tx, {
      actorId: admin._id,
      action: 'vendor_restored',
      subjectId: id,
      before: { isSuspended: true, suspensionReason: vendor.suspensionReason },
      after: { isSuspended: false, listings },
      createdAt: now,
    })
  })
  return getVendorDetail(deps.db, id)
}
