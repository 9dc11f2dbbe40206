import { mayRead as mayReadArea } from '@/lib/domain/admin/areas'
import { DomainError } from '@/lib/domain/issues'
import { can } from '@/lib/domain/policy/vendor-policy'
import type { Db } from '@/server/db/db'
import type { Deps } from '@/server/deps'
import { findBooking } from '@/server/modules/bookings/store'
import { writeAudit } from '@/server/modules/people/audit/write-audit'
import { drawInTurn } from '@/server/modules/platform/pdf/draw-in-turn'
import type { SignedIn } from '@/server/policy/signed-in'
import { findAgreement } from './store'

/**
 * The agreement of a booking, null where it has none, for its guest, the members of its vendor who read bookings, and admins.
 * Throws `not_found` for all others.
 */
export async function getAgreement(db: Db, user: SignedIn, bookingId: string) {
  const booking = await findBooking(db, bookingId)
  const isParty = booking !== null && (user._id === booking.guestId || can(user, 'readBookings', booking))
  if (!booking || !(isParty || mayReadArea(user.adminRole, 'bookings'))) throw new DomainError('not_found')
  return { code: booking.code, isParty, agreement: await findAgreement(db, bookingId) }
}

/** The same as a file; that an admin downloads it is in the audit trail. */
export async function getAgreementPdf(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  user: SignedIn,
  bookingId: string,
): Promise<{ name: string; bytes: Buffer }> {
  const { code, isParty, agreement } = await getAgreement(db, user, bookingId)
  if (!agreement) throw new DomainError('not_found')
  const { version, printed, guestName, createdAt } = agreement
  if (!isParty)
    await writeAudit(db, {
      ...{ actorId: user._id, action: 'agreement_downloaded', subjectId: bookingId, createdAt: clock.now() },
      after: { code },
    })
  // As for invoices: the libraries of fonts and pages are loaded for the first file.
  const { drawInvoice } = await import('@/server/modules/money/invoices/pdf/draw-invoice')
  const buyer = guestName === null ? null : { ar: guestName, en: guestName }
  const bytes = await drawInTurn(user._id, () =>
    drawInvoice({ ...printed, qr: null }, { number: `${code} · ${version}`, buyer, issuedAt: createdAt }),
  )
  return { name: `diyar-${code}-${version}.pdf`, bytes }
}
