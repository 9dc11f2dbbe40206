import { DomainError } from '@/lib/domain/issues'
import { valueAt, withValueAt } from '@/lib/domain/listing/fields/paths'
import { stateAfterEdit } from '@/lib/domain/listing/listing-lifecycle'
import type { ListingType } from '@/lib/domain/listing/listing-types'
import type { ListingPayload } from '@/lib/domain/listing/payload'
import type { EditableListingWire } from '@/lib/domain/listing/vendor-listing'
import { riyadhDay } from '@/lib/domain/time/days'
import type { Db } from '@/server/db/open'
import type { Deps } from '@/server/deps'
import type { SignedIn } from '@/server/modules/accounts/read-session'
import { assertOwnImages } from './assert-own-images'
import { finishedDraft } from './drafts/finished-draft'
import { findReferences } from './find-references'
import { getEditableListing } from './get-editable-listing'
import { insertHistoryEvent } from './history-store'
import { listingColumns, shownTexts } from './listing-columns'
import { settleTexts } from './settle-texts'
import { lockOwnListing, readPending, updateListingRow } from './store'
import { writeDetails } from './write-details'

const IMAGES = 'description.images'

export interface Edit {
  kind: ListingType
  id: string
  payload: ListingPayload
}

/** An edit by its owner; what must wait for an admin waits, everything else holds at once. */
export async function updateListing(deps: Deps, owner: SignedIn, edit: Edit): Promise<EditableListingWire> {
  await deps.db.transaction((tx) => save(tx, owner, edit, deps.clock.now()))
  return getEditableListing(deps, owner, edit.id)
}

async function save(tx: Db, owner: SignedIn, { kind, id, payload }: Edit, now: Date): Promise<void> {
  const service = await lockOwnListing(tx, owner._id, kind.type, id)
  if (!service) throw new DomainError('not_found')
  const waiting = await readPending(tx, id)
  const newest = waiting?.images ?? service.images
  const whole = valueAt(payload, IMAGES) === undefined ? withValueAt(payload, IMAGES, newest) : payload
  const finished = finishedDraft(kind, whole, riyadhDay(now))
  const references = await findReferences(tx, finished)
  await assertOwnImages(tx, owner._id, finished.content.images, [...service.images, ...newest])
  const shown = await settleTexts(tx, service, shownTexts(finished.content), now)
  const state = stateAfterEdit(service.state)
  await updateListingRow(tx, id, {
    ...listingColumns(finished, references),
    state,
    stateReason: service.state === 'suspended' ? service.stateReason : null,
    name: shown.name.en,
    nameAr: shown.name.ar,
    images: shown.images,
  })
  await writeDetails(tx, { serviceId: id, finished, references, description: shown.description, now })
  if (state === service.state) return
  const sent = { event: 'send', role: 'owner', fromState: service.state, toState: state } as const
  await insertHistoryEvent(tx, { serviceId: id, ...sent, createdAt: now })
}
