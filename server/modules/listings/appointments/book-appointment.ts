import type { AppointmentSlotsWire, AppointmentWire } from '@/lib/contract/schemas/appointments'
import { isMemberOf } from '@/lib/domain/account/membership'
import {
  APPOINTMENTS,
  type AppointmentSlot,
  appointmentSlots,
  appointmentWindow,
  freePlace,
  isVisited,
  remindedAtOf,
} from '@/lib/domain/appointments/appointment'
import { DomainError } from '@/lib/domain/issues'
import type { Db } from '@/server/db/db'
import { lockListing } from '@/server/db/lock-listing'
import type { Deps } from '@/server/deps'
import { lockUser } from '@/server/modules/people/accounts/lock-user'
import type { SignedIn } from '@/server/policy/signed-in'
import { findAppointment, listOpenAppointments } from './appointment-lists'
import { appointmentToWire } from './appointment-to-wire'
import { notifyOfAppointment } from './notify-appointment'
import {
  countOpenAppointments,
  findVisited,
  hasClosedConversation,
  insertAppointment,
  listTakenPlaces,
} from './store'

/** The free slots of a live listing, and the reader's own appointment; none where its vendor shows it to nobody. */
export async function getAppointmentSlots(
  { db, clock }: Deps,
  reader: SignedIn | null,
  id: string,
): Promise<AppointmentSlotsWire> {
  const now = clock.now()
  const { hours } = await findShown(db, id, reader)
  const slots = hours
    ? appointmentSlots(hours, await listTakenPlaces(db, id, appointmentWindow(now)), now)
    : []
  const [own] = reader ? await listOpenAppointments(db, { guestId: reader._id }, now, id) : []
  return {
    minutes: hours?.minutes ?? 0,
    free: slots.filter(({ isFree }) => isFree).map(({ startsAt }) => startsAt.toISOString()),
    own: own ? appointmentToWire(own) : null,
  }
}

/** A listing that guests look at: a live one, to its members any; throws `not_found` for others. */
async function findShown(db: Db, id: string, reader: SignedIn | null) {
  const listing = await findVisited(db, id)
  if (!listing || listing.deletedAt) throw new DomainError('not_found')
  const isOwn = reader !== null && isMemberOf(reader, listing.vendorId)
  if (listing.state !== 'live' && !isOwn) throw new DomainError('not_found')
  return isVisited(listing.type) ? listing : { ...listing, hours: null }
}

/**
 * Books an appointment, which is confirmed at once. The locks of the listing and of the guest make the places and the limits exact.
 * Throws `slot_taken`, `appointment_booked_already`, `appointment_limit`, and `appointments_closed` to whom the vendor no longer talks.
 */
export async function bookAppointment(
  { db, clock }: Deps,
  guest: SignedIn,
  id: string,
  startsAt: string,
): Promise<AppointmentWire> {
  const now = clock.now()
  return db.transaction(async (tx) => {
    await lockListing(tx, id)
    const user = await lockUser(tx, guest._id)
    if (!user || user.deletedAt || user.blockedAt) throw new DomainError('unauthenticated')
    const listing = await findShown(tx, id, guest)
    if (isMemberOf(guest, listing.vendorId)) throw new DomainError('own_service')
    if (await hasClosedConversation(tx, { guestId: guest._id, vendorId: listing.vendorId }))
      throw new DomainError('appointments_closed')
    const open = await countOpenAppointments(tx, { guestId: guest._id, listingId: id }, now)
    if (open.here > 0) throw new DomainError('appointment_booked_already')
    if (open.all >= APPOINTMENTS.openOfGuest)
      throw new DomainError('appointment_limit', { params: { max: APPOINTMENTS.openOfGuest } })
    const slot = await takeSlot(tx, listing, { startsAt }, now)
    const appointmentId = await insertAppointment(tx, {
      listingId: id,
      guestId: guest._id,
      ...slot,
      remindedAt: remindedAtOf(slot.startsAt, now),
      createdAt: now,
    })
    const written = await findAppointment(tx, { guestId: guest._id }, appointmentId)
    if (!written) throw new Error('an appointment was not written')
    await notifyOfAppointment(
      tx,
      written,
      [
        ['vendor', 'Appointment_booked'],
        ['guest', 'Appointment_confirmed'],
      ],
      now,
    )
    return appointmentToWire(written)
  })
}

type Visited = NonNullable<Awaited<ReturnType<typeof findVisited>>>

/** A slot with a free place of it, under the listing's lock; throws `slot_taken`. An appointment that moves leaves its own. */
export async function takeSlot(
  tx: Db,
  { id, hours }: Pick<Visited, 'id' | 'hours'>,
  { startsAt, exceptId }: { startsAt: string; exceptId?: string },
  now: Date,
): Promise<Pick<AppointmentSlot, 'startsAt' | 'endsAt'> & { place: number }> {
  const at = new Date(startsAt).getTime()
  const taken = await listTakenPlaces(tx, id, appointmentWindow(now), exceptId)
  const slot = hours && appointmentSlots(hours, taken, now).find((one) => one.startsAt.getTime() === at)
  const place = slot ? freePlace(hours, taken, slot) : null
  if (!slot || place === null) throw new DomainError('slot_taken')
  return { startsAt: slot.startsAt, endsAt: slot.endsAt, place }
}
