import {
  dueAtOf,
  isCurrent,
  isCurrentToday,
  isEventMoment,
  MESSAGE_MOMENTS,
} from '@/lib/domain/messages/template-moments'
import { fillTemplate, textFor } from '@/lib/domain/messages/template-text'
import type { Db } from '@/server/db/db'
import type { Deps } from '@/server/deps'
import { writeForVendor } from '@/server/modules/conversations/messages/write-for-vendor'
import { listMembers } from '@/server/modules/people/vendors/list-members'
import type { JobHandlers, JobPayloads } from '@/server/modules/platform/outbox/jobs'
import { findForEvent, lockBooking, lockQueued, type Queued, queueMessage, settleMessage } from './due-store'
import { valuesOf } from './values'

/** The job handler of messages by template. */
export function templateJobHandlers(deps: Deps): Pick<JobHandlers, 'templateMessage'> {
  return {
    templateMessage: async (payload) => {
      await sendQueued(deps, payload)
      return []
    },
  }
}

/**
 * Sends a queued message, or skips it: its booking has ended, the template is off or gone, the time is over, or nobody reads
 * it. One whose dates were moved waits for its new time.
 */
function sendQueued(deps: Deps, { bookingId, moment }: JobPayloads['templateMessage']): Promise<void> {
  const now = deps.clock.now()
  return deps.db.transaction(async (tx) => {
    await lockBooking(tx, bookingId)
    if (isEventMoment(moment)) {
      const found = await findForEvent(tx, bookingId, moment)
      if (found) await queueMessage(tx, { bookingId, moment, ...found, createdAt: now })
    }
    const queued = await lockQueued(tx, bookingId, moment)
    if (!queued) return
    const messageId = isStillDue(queued, now) ? await write(deps, tx, queued, now) : null
    await settleMessage(tx, queued.message, { messageId, state: messageId ? 'sent' : 'skipped' })
  })
}

function isStillDue({ booking, template, message: { moment, dueAt }, fixedAt }: Queued, now: Date): boolean {
  if (!template?.isOn || template.moment !== moment) return false
  const states: readonly string[] = MESSAGE_MOMENTS[moment].states
  if (!states.includes(booking.state)) return false
  if (isEventMoment(moment)) return isCurrent(dueAt, [template.since], now)
  return isCurrentToday(dueAtOf(moment, template.hour, booking), [fixedAt, template.since], now)
}

async function write(deps: Deps, tx: Db, queued: Queued, now: Date): Promise<string | null> {
  const { booking, template, guest } = queued
  const owner = (await listMembers(tx, booking.vendorId)).find(({ role }) => role === 'owner')
  if (!template || !owner) return null
  const { language, text } = textFor(guest.language, { ar: template.bodyAr, en: template.bodyEn })
  const body = fillTemplate(text, valuesOf(deps, queued, language))
  if (body === '') return null
  const { guestId, vendorId, listingId } = booking
  const clientId = `${queued.message.moment}-${booking.id}`
  return writeForVendor(tx, { guestId, vendorId, listingId, senderId: owner.userId, body, clientId, now })
}
