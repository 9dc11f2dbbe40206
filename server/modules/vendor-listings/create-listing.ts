import { Refusal } from '@/lib/domain/issues'
import type { Kind } from '@/lib/domain/listing/listing-types'
import type { ServicePayload } from '@/lib/domain/listing/payload'
import type { EditableServiceWire } from '@/lib/domain/listing/vendor-listing'
import { riyadhDay } from '@/lib/domain/time/days'
import type { Deps } from '@/server/deps'
import type { SignedIn } from '@/server/modules/accounts/read-session'
import { type Answer, once } from '@/server/modules/idempotency/run-once'
import { requireOwnImages } from './assert-own-images'
import { type Finished, finishedDraft } from './drafts/finished-draft'
import { findReferences } from './find-references'
import { tellOwnService } from './get-editable-listing'
import { writeHappening } from './history-store'
import { serviceColumns, shownTexts } from './listing-columns'
import { insertService, readVendorId } from './store'
import { writeDetails } from './write-details'

/**
 * A new place of a vendor; it waits for an admin before anybody else sees it. With an `Idempotency-Key` a place whose
 * answer was lost is made once however often it is sent; callers that know only the specification send none.
 */
export function createService(
  deps: Deps,
  owner: SignedIn,
  kind: Kind,
  { payload, key }: Sent,
): Promise<Answer> {
  const now = deps.clock.now()
  return deps.db.transaction((tx) => {
    const work = async () => ({
      status: 201,
      body: await create({ ...deps, db: tx }, owner, finishedDraft(kind, payload, riyadhDay(now)), now),
    })
    const body = { segment: kind.segment, payload }
    return key === undefined ? work() : once(tx, { userId: owner._id, key, body, now }, work)
  })
}

interface Sent {
  payload: ServicePayload
  key: unknown
}

async function create(
  deps: Deps,
  owner: SignedIn,
  finished: Finished,
  now: Date,
): Promise<EditableServiceWire> {
  const { db } = deps
  const references = await findReferences(db, finished)
  await requireOwnImages(db, owner._id, finished.content.images)
  const vendorId = await readVendorId(db, owner._id)
  if (!vendorId) throw new Refusal('forbidden')
  const { name, description, images } = shownTexts(finished.content)
  const serviceId = await insertService(db, {
    ...serviceColumns(finished, references),
    vendorId,
    ownerId: owner._id,
    state: 'in_review',
    name: name.en,
    nameAr: name.ar,
    images,
    createdAt: now,
  })
  await writeDetails(db, { serviceId, finished, references, description, now })
  await writeHappening(db, { serviceId, event: 'send', role: 'owner', toState: 'in_review', createdAt: now })
  return tellOwnService(deps, owner, serviceId)
}
