import { daysOf } from '@/lib/domain/booking/period'
import type { WaitingEntry } from '@/lib/domain/booking/waiting-wire'
import { riyadhDay } from '@/lib/domain/days'
import type { Deps } from '@/server/deps'
import type { SignedIn } from '@/server/modules/accounts/read-session'
import { loadBookable } from '@/server/modules/listings/load-bookable'
import { areFree } from './are-free'
import { readAllWaitingOf } from './store'

/** Everything that a person waits for, told or not; what has passed, and places that nobody can book now, are left out. */
export async function listWaiting({ db, clock }: Deps, user: SignedIn): Promise<WaitingEntry[]> {
  const now = clock.now()
  const today = riyadhDay(now)
  const wishes = (await readAllWaitingOf(db, user._id)).filter((one) => firstDay(one) >= today)
  const entries: WaitingEntry[] = []
  for (const { serviceId, period } of wishes) {
    const bookable = await loadBookable(db, serviceId, now)
    if (!bookable) continue
    const { type, name, nameAr } = bookable.row.service
    const service = { type, name: { en: name, ar: nameAr } }
    entries.push({ serviceId, service, period, isFree: await areFree(db, bookable, period, now) })
  }
  return entries.toSorted((one, other) => firstDay(one).localeCompare(firstDay(other)))
}

const firstDay = ({ period }: Pick<WaitingEntry, 'period'>) => daysOf(period).first
