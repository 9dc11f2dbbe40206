import type { CleanerLink } from '@/lib/contract/schemas/cleaning/wire'
import { normalisePhone } from '@/lib/domain/account/phone'
import type { TrailAct } from '@/lib/domain/account/vendor-trail'
import { type CleanerBody, MAX_CLEANERS } from '@/lib/domain/cleaning/cleaning'
import { DomainError } from '@/lib/domain/issues'
import type { Db } from '@/server/db/db'
import type { Deps } from '@/server/deps'
import { hashOfToken, newToken } from '@/server/modules/people/accounts/secrets'
import { changeRecorded } from '@/server/modules/people/vendor-trail/change-recorded'
import { writeTrail } from '@/server/modules/people/vendor-trail/write-trail'
import { lockVendor } from '@/server/modules/people/vendors/lock-vendor'
import type { Member } from '@/server/policy/signed-in'
import {
  countCleaners,
  countOwnListings,
  deleteCleaner,
  insertCleaner,
  lockCleaner,
  setListings,
  updateCleaner,
} from './cleaner-store'
import type { Cleaner } from './store'

/** Adds a cleaner with a link; its secret is in this answer and nowhere else. Throws `too_many_cleaners`. */
export function addCleaner({ db, clock }: Deps, member: Member, body: CleanerBody): Promise<CleanerLink> {
  const now = clock.now()
  const token = newToken()
  return db.transaction(async (tx) => {
    await lockVendor(tx, member.vendorId)
    if ((await countCleaners(tx, member.vendorId)) >= MAX_CLEANERS) throw new DomainError('too_many_cleaners')
    const listingIds = await ownListings(tx, member, body)
    const link = { tokenHash: hashOfToken(token), linkSince: now }
    const row = { vendorId: member.vendorId, ...columnsOf(body), ...link, createdAt: now }
    const cleaner = await insertCleaner(tx, row)
    await setListings(tx, cleaner.id, listingIds)
    await record(tx, member, 'cleaner_added', cleaner, now)
    return { _id: cleaner.id, token }
  })
}

/** Changes name, phone and the listings of the link, which stays the same. */
export function changeCleaner(deps: Deps, member: Member, id: string, body: CleanerBody): Promise<void> {
  return onCleaner(deps, member, id, 'cleaner_changed', async (tx) => {
    const listingIds = await ownListings(tx, member, body)
    await updateCleaner(tx, id, columnsOf(body))
    await setListings(tx, id, listingIds)
  })
}

/** The link ends with the cleaner. */
export function removeCleaner(deps: Deps, member: Member, id: string): Promise<void> {
  return onCleaner(deps, member, id, 'cleaner_removed', (tx) => deleteCleaner(tx, id))
}

/** Another link in place of the one that was shared, which ends. */
export async function renewLink(deps: Deps, member: Member, id: string): Promise<CleanerLink> {
  const token = newToken()
  const linkSince = deps.clock.now()
  await onCleaner(deps, member, id, 'cleaning_link_renewed', (tx) =>
    updateCleaner(tx, id, { tokenHash: hashOfToken(token), linkSince }),
  )
  return { _id: id, token }
}

export function endLink(deps: Deps, member: Member, id: string): Promise<void> {
  return onCleaner(deps, member, id, 'cleaning_link_ended', (tx) =>
    updateCleaner(tx, id, { tokenHash: null, linkSince: null }),
  )
}

const onCleaner = (
  deps: Deps,
  member: Member,
  id: string,
  act: TrailAct,
  change: (tx: Db) => Promise<void>,
) => changeRecorded(deps, member, { id, act, lock: lockCleaner }, change)

const record = (tx: Db, member: Member, act: TrailAct, { id, name }: Cleaner, createdAt: Date) =>
  writeTrail(tx, member, { act, subjectId: id, details: { name }, createdAt })

/** The schema has refused what is no phone number. */
const columnsOf = ({ name, phone }: CleanerBody) => ({ name, phone: normalisePhone(phone) ?? phone })

async function ownListings(tx: Db, { vendorId }: Member, { listingIds }: CleanerBody): Promise<string[]> {
  const ids = [...new Set(listingIds)]
  if ((await countOwnListings(tx, vendorId, ids)) !== ids.length) throw new DomainError('not_found')
  return ids
}
