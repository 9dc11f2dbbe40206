import type { DecideBody } from '@/lib/domain/chargebacks/bodies'
import {
  CHARGEBACK_TRANSITIONS,
  type ChargebackState,
  guardChargeback,
} from '@/lib/domain/chargebacks/chargeback'
import { DomainError } from '@/lib/domain/issues'
import { toSar } from '@/lib/domain/money'
import type { Db } from '@/server/db/db'
import type { Deps } from '@/server/deps'
import { lockOwnBooking } from '@/server/modules/bookings/get-own-booking'
import { notifyChange, notifySide } from '@/server/modules/bookings/notify-booking'
import { decidedBefore } from '@/server/modules/people/audit/decided-before'
import { writeAudit } from '@/server/modules/people/audit/write-audit'
import type { SignedIn } from '@/server/policy/signed-in'
import { loseChargeback } from './lose-chargeback'
import { type Chargeback, changeChargeback, findChargeback } from './store'
import { winChargeback } from './win-chargeback'

type Moved = Pick<Chargeback, 'state'> & { _id: string }

/** The evidence is at the provider, before its deadline. */
export function sendEvidence(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  admin: SignedIn,
  id: string,
): Promise<Moved> {
  const now = clock.now()
  return db.transaction(async (tx) => {
    const { booking, chargeback } = await lockChargeback(tx, id)
    const refusal = guardChargeback(chargeback, 'send_evidence', now)
    if (refusal) throw await decidedBefore(tx, 'chargeback', id, refusal)
    await changeChargeback(tx, id, { state: 'evidence_sent', evidenceSentAt: now })
    await writeAudit(tx, {
      ...{ actorId: admin._id, action: 'chargeback_evidence_sent', subjectId: id, createdAt: now },
      before: { code: booking.code, state: chargeback.state },
      after: { code: booking.code, state: 'evidence_sent' },
    })
    return { _id: id, state: 'evidence_sent' }
  })
}

/** What the bank decided, or that Diyar accepts it: the money comes back, or somebody bears it. */
export function decideChargeback(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  admin: SignedIn,
  id: string,
  { event, carrier, reason }: DecideBody,
): Promise<Moved> {
  const now = clock.now()
  return db.transaction(async (tx) => {
    const { booking, chargeback } = await lockChargeback(tx, id)
    const refusal = guardChargeback(chargeback, event, now)
    if (refusal) throw await decidedBefore(tx, 'chargeback', id, refusal)
    const state: ChargebackState = CHARGEBACK_TRANSITIONS[event].to
    const decision = { decisionReason: reason, decidedBy: admin._id, decidedAt: now }
    if (event === 'win') await winChargeback(tx, booking, { ...chargeback, ...decision }, now)
    else {
      if (!carrier) throw new DomainError('bad_request')
      await loseChargeback(tx, booking, { ...chargeback, ...decision, state, carrier }, now)
    }
    const common = { code: booking.code, amountHalalas: chargeback.amountHalalas }
    await writeAudit(tx, {
      ...{ actorId: admin._id, action: 'chargeback_decided', subjectId: id, reason, createdAt: now },
      before: { ...common, state: chargeback.state, carrier: null },
      after: { ...common, state, carrier: event === 'win' ? null : (carrier ?? null) },
    })
    const type = event === 'win' ? 'Chargeback_won' : LOST[carrier ?? 'diyar']
    const params = { amount: toSar(chargeback.amountHalalas) }
    await notifySide(tx, booking, { whom: 'vendor', type }, now, params)
    await notifyChange(tx, booking, [], now)
    return { _id: id, state }
  })
}

/** What a vendor is told of a lost one, by who bears it. */
const LOST = {
  guest: 'Chargeback_lost_owed_again',
  vendor: 'Chargeback_lost_by_vendor',
  diyar: 'Chargeback_lost_by_diyar',
} as const

async function lockChargeback(tx: Db, id: string) {
  const found = await findChargeback(tx, id)
  if (!found) throw new DomainError('not_found')
  const booking = await lockOwnBooking(tx, found.bookingId, 'anybody')
  return { booking, chargeback: (await findChargeback(tx, id)) ?? found }
}
