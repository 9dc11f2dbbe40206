import { Refusal } from '@/lib/domain/issues'
import type { Kind } from '@/lib/domain/listing/listing-types'
import type { Deps } from '@/server/deps'
import type { SignedIn } from '@/server/modules/accounts/read-session'
import { dropPending, lockOwn, readOpenBookings, updateService } from './store'
import { moveService } from './transition-listing'

interface OwnService {
  kind: Kind
  id: string
}

/** Takes a live place out of the search, or puts a paused one back; what is booked stays booked. */
export function changeServiceState(
  { db, clock }: Deps,
  owner: SignedIn,
  { kind, id }: OwnService,
  event: 'pause' | 'resume',
): Promise<{ _id: string; status: 'paused' | 'live' }> {
  return db.transaction(async (tx) => {
    const service = await lockOwn(tx, owner._id, kind.type, id)
    if (!service) throw new Refusal('not_found')
    await moveService(tx, service, { event, role: 'owner', now: clock.now() })
    return { _id: id, status: event === 'pause' ? 'paused' : 'live' }
  })
}

/** Takes a place away; refused while anybody holds a booking of it, naming which. Its rows stay with what was booked before. */
export function deleteService({ db, clock }: Deps, owner: SignedIn, { kind, id }: OwnService): Promise<void> {
  return db.transaction(async (tx) => {
    const service = await lockOwn(tx, owner._id, kind.type, id)
    if (!service) throw new Refusal('not_found')
    const bookings = await readOpenBookings(tx, id)
    if (bookings.length > 0) throw new Refusal('open_bookings', { data: { bookings } })
    await dropPending(tx, id)
    await updateService(tx, id, { state: 'paused', deletedAt: clock.now() })
  })
}
