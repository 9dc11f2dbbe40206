import type { PayoutScheduleWire } from '@/lib/contract/schemas/payouts/vendor-money'
import { nextPayoutDay, type PayoutScheduleBody } from '@/lib/domain/payouts/schedule'
import { riyadhDay } from '@/lib/domain/time/days'
import type { Deps } from '@/server/deps'
import { writeTrail } from '@/server/modules/people/vendor-trail/write-trail'
import type { Member } from '@/server/policy/signed-in'
import { type StoredSchedule, writeSchedule } from './schedule-store'

/** A vendor chooses when payouts are requested; the first time is tomorrow at the earliest. */
export function changeSchedule(
  { db, clock }: Deps,
  member: Member,
  { schedule, weekday: typed }: PayoutScheduleBody,
): Promise<PayoutScheduleWire> {
  const changedAt = clock.now()
  const weekday = schedule === 'weekly' ? (typed ?? null) : null
  const nextOn = nextPayoutDay({ schedule, weekday }, riyadhDay(changedAt))
  const { vendorId } = member
  return db.transaction(async (tx) => {
    await writeSchedule(tx, { vendorId, schedule, weekday, nextOn, changedAt })
    await writeTrail(tx, member, {
      act: 'payout_schedule_changed',
      subjectId: vendorId,
      createdAt: changedAt,
    })
    return { schedule, weekday, nextOn }
  })
}

/** Without a choice a vendor requests payouts. */
export function scheduleToWire(stored: StoredSchedule | null | undefined): PayoutScheduleWire {
  const { schedule = 'onRequest', weekday = null, nextOn = null } = stored ?? {}
  return { schedule, weekday, nextOn }
}
