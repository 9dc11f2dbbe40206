import { remindedAtOf } from '@/lib/domain/appointments/appointment'
import { DomainError } from '@/lib/domain/issues'
import type { Db } from '@/server/db/db'
import { lockListing } from '@/server/db/lock-listing'
import type { Deps } from '@/server/deps'
import { writeTrail } from '@/server/modules/people/vendor-trail/write-trail'
import type { Member } from '@/server/policy/signed-in'
import { findAppointment, type NamedAppointment } from './appointment-lists'
import { takeSlot } from './book-appointment'
import { notifyOfAppointment } from './notify-appointment'
import { changeAppointment, findVisited } from './store'

/** Who changes an appointment: its guest, or a member of the vendor, whose trail has it. */
type Changer = { guestId: string } | { member: Member }

/**
 * Moves an appointment that has not begun to another free slot; to its own one it changes nothing. Throws `slot_taken`, and
 * `already_done` where it has begun or is cancelled.
 */
export async function moveAppointment(
  deps: Deps,
  by: Changer,
  id: string,
  startsAt: string,
): Promise<NamedAppointment> {
  const now = deps.clock.now()
  return deps.db.transaction(async (tx) => {
    const current = await lockAppointment(tx, by, id)
    const { appointment } = current
    if (isOpenAt(appointment, now) && appointment.startsAt.getTime() === Date.parse(startsAt)) return current
    const listing = await findVisited(tx, appointment.listingId)
    if (!listing) throw new DomainError('not_found')
    const slot = await takeSlot(tx, listing, { startsAt, exceptId: id }, now)
    if (!(await changeAppointment(tx, id, { ...slot, remindedAt: remindedAtOf(slot.startsAt, now) }, now)))
      throw new DomainError('already_done')
    return notifyOfChange(
      tx,
      by,
      id,
      { member: 'Appointment_moved', guest: 'Appointment_moved_by_guest', act: 'appointment_moved' },
      now,
    )
  })
}

/** Cancels an appointment that has not begun; throws `already_done` for any other. */
export async function cancelAppointment(deps: Deps, by: Changer, id: string): Promise<void> {
  const now = deps.clock.now()
  await deps.db.transaction(async (tx) => {
    await lockAppointment(tx, by, id)
    if (!(await changeAppointment(tx, id, { state: 'cancelled' }, now))) throw new DomainError('already_done')
    await notifyOfChange(
      tx,
      by,
      id,
      {
        member: 'Appointment_cancelled',
        guest: 'Appointment_cancelled_by_guest',
        act: 'appointment_cancelled',
      },
      now,
    )
  })
}

const sideOf = (by: Changer) => ('member' in by ? { vendorId: by.member.vendorId } : by)

/** The appointment of a side under the lock of its listing, by which all changes of its appointments wait for each other. */
async function lockAppointment(tx: Db, by: Changer, id: string): Promise<NamedAppointment> {
  const found = await findAppointment(tx, sideOf(by), id)
  if (!found) throw new DomainError('not_found')
  await lockListing(tx, found.appointment.listingId)
  // The other side may have moved it before the lock.
  return (await findAppointment(tx, sideOf(by), id)) ?? found
}

const isOpenAt = ({ state, startsAt }: NamedAppointment['appointment'], now: Date) =>
  state === 'booked' && startsAt > now

/** What the guest receives of a member's change, and the members of a guest's. */
interface ChangeNotices {
  member: 'Appointment_moved' | 'Appointment_cancelled'
  guest: 'Appointment_moved_by_guest' | 'Appointment_cancelled_by_guest'
  act: 'appointment_moved' | 'appointment_cancelled'
}

async function notifyOfChange(
  tx: Db,
  by: Changer,
  id: string,
  { act, ...notices }: ChangeNotices,
  now: Date,
): Promise<NamedAppointment> {
  const changed = await findAppointment(tx, sideOf(by), id)
  if (!changed) throw new Error('an appointment is gone')
  if ('member' in by) {
    await writeTrail(tx, by.member, {
      act,
      subjectId: changed.appointment.listingId,
      createdAt: now,
    })
    await notifyOfAppointment(tx, changed, [['guest', notices.member]], now)
  } else await notifyOfAppointment(tx, changed, [['vendor', notices.guest]], now)
  return changed
}
