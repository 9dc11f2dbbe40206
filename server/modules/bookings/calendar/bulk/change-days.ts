import type { BulkResultWire } from '@/lib/contract/schemas/calendar/bulk-changes'
import {
  type BulkDaysBody,
  type BulkSkip,
  calendarBodyOf,
  chosenDays,
} from '@/lib/domain/calendar/bulk-changes'
import { type Day, riyadhDay } from '@/lib/domain/time/days'
import type { Db } from '@/server/db/db'
import { rowName } from '@/server/db/row-name'
import type { Deps } from '@/server/deps'
import { unusualChange } from '@/server/modules/bookings/calendar/assert-usual-change'
import { followChange, pricesIn } from '@/server/modules/bookings/calendar/write-change'
import type { Bookable } from '@/server/modules/listings/load-bookable'
import { notifyWaiting } from '@/server/modules/listings/waiting-list/notify-waiting'
import type { Member } from '@/server/policy/signed-in'
import { type ActedOn, assertUsual, lockOwnListings, skipped, storeAct } from './bulk-act'
import { closeChosen, openChosen, priceChosen, type WrittenDays } from './write-days'

/**
 * Changes the chosen days of several listings in one transaction, and says of each what was changed and what was not. Past
 * days, days that guests have booked and a listing that sells none of it are left out; existing bookings never change.
 */
export async function changeDays(deps: Deps, member: Member, body: BulkDaysBody): Promise<BulkResultWire> {
  const now = deps.clock.now()
  const listingIds = [...new Set(body.listingIds)]
  const today = riyadhDay(now)
  const days = { all: chosenDays(body), coming: chosenDays(body).filter((day) => day >= today) }
  return deps.db.transaction(async (tx) => {
    const owns = await lockOwnListings(tx, member, listingIds, now)
    if (!body.confirmed) {
      const known = listingIds.flatMap((id) => owns.get(id) ?? [])
      await assertUsualDays(tx, known, body, days.coming, now)
    }
    const acted: ActedOn[] = []
    for (const id of listingIds) {
      const own = owns.get(id) ?? null
      const reason = own ? unsoldReason(own, body) : 'gone'
      acted.push(
        own && reason === null
          ? await actOn(tx, { member, own, body, days, now })
          : skipped(id, own, reason ?? 'gone'),
      )
    }
    await storeAct(tx, member, { kind: body.action, acted, now })
    return { listings: acted.map(({ outcome }) => outcome) }
  })
}

const isPrice = ({ action }: BulkDaysBody) => action === 'price' || action === 'weekPrice'

const unsoldReason = ({ terms }: Bookable, body: BulkDaysBody): BulkSkip | null =>
  terms.pricingMode === 'hourly' && isPrice(body) ? 'hourly' : null

async function assertUsualDays(
  tx: Db,
  owns: readonly Bookable[],
  body: BulkDaysBody,
  days: readonly Day[],
  now: Date,
): Promise<void> {
  if (!isPrice(body)) return
  const prices = pricesIn(calendarBodyOf(body, days))
  const parts = []
  for (const own of owns.filter((one) => unsoldReason(one, body) === null)) {
    parts.push({ own, unusual: await unusualChange(tx, own, { body: {}, prices, now }) })
  }
  assertUsual(parts)
}

interface Act {
  member: Member
  own: Bookable
  body: BulkDaysBody
  days: { all: readonly Day[]; coming: readonly Day[] }
  now: Date
}

async function actOn(tx: Db, { member, own, body, days, now }: Act): Promise<ActedOn> {
  const { id } = own.row.service
  const written = await write(tx, own, body, days.coming, now)
  if (written.days.length > 0) {
    await followChange(tx, { member, id, body: calendarBodyOf(body, written.days), now })
  } else if (body.action === 'close') {
    // Holds that have run out are released also where nothing could be closed.
    await notifyWaiting(tx, id, now)
  }
  const left = (reason: BulkSkip, those: readonly Day[]) =>
    those.length > 0 ? [{ reason, days: [...those] }] : []
  const past = days.all.filter((day) => !days.coming.includes(day))
  const same = days.coming.filter((day) => !written.days.includes(day) && !written.booked.includes(day))
  return {
    outcome: {
      serviceId: id,
      names: rowName(own.row.service),
      isChanged: written.days.length > 0,
      days: written.days,
      skipped: [...left('past', past), ...left('booked', written.booked), ...left('same', same)],
    },
    replaced: written.replaced,
  }
}

function write(
  tx: Db,
  own: Bookable,
  body: BulkDaysBody,
  days: readonly Day[],
  now: Date,
): Promise<WrittenDays> {
  if (body.action === 'close') return closeChosen(tx, own, days, { note: body.note, now })
  if (body.action === 'open') return openChosen(tx, own, days, now)
  return priceChosen(tx, own, pricesIn(calendarBodyOf(body, days)), now)
}
