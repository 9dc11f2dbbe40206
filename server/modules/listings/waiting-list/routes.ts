import type { FastifyInstance } from 'fastify'
import type { WaitingEntry } from '@/lib/contract/schemas/booking/lifecycle-wire'
import { daysOf } from '@/lib/domain/booking/period'
import { riyadhDay } from '@/lib/domain/time/days'
import type { Deps } from '@/server/deps'
import { loadBookable } from '@/server/modules/listings/load-bookable'
import { areFree } from '@/server/modules/listings/stay-availability'
import { serve } from '@/server/plugins/serve'
import type { SignedIn } from '@/server/policy/signed-in'
import { getOwnWaiting, joinWaitingList, leaveWaitingList } from './join-waiting-list'
import { listWaitingOf } from './store'

/** Routes of the waiting list. */
export function waitingListRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, 'GET /waiting', (request) => listWaiting(deps, request.user))
  serve(app, 'GET /services/:id/waiting', (request) => getOwnWaiting(deps, request.user, request.params.id))
  serve(app, 'POST /services/:id/waiting', (request) =>
    joinWaitingList(deps, request.user, request.params.id, request.body),
  )
  serve(app, 'DELETE /services/:id/waiting', (request) =>
    leaveWaitingList(deps, request.user, request.params.id),
  )
}

/** A user's waiting-list entries, notified or not, without past ones and listings that are not bookable. */
async function listWaiting({ db, clock }: Deps, user: SignedIn): Promise<WaitingEntry[]> {
  const now = clock.now()
  const today = riyadhDay(now)
  const options = (await listWaitingOf(db, user._id)).filter((one) => firstDay(one) >= today)
  const entries: WaitingEntry[] = []
  for (const { listingId, period } of options) {
    const bookable = await loadBookable(db, listingId, now)
    if (!bookable) continue
    const { type, name, nameAr } = bookable.row.service
    const listing = { type, name: { en: name, ar: nameAr } }
    entries.push({
      serviceId: listingId,
      service: listing,
      period,
      isFree: await areFree(db, bookable, period, now),
    })
  }
  return entries.toSorted((one, other) => firstDay(one).localeCompare(firstDay(other)))
}

const firstDay = ({ period }: Pick<WaitingEntry, 'period'>) => daysOf(period).first
