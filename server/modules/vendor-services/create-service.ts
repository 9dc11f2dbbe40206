import { riyadhDay } from '@/lib/domain/days'
import { Refusal } from '@/lib/domain/issues'
import type { Kind } from '@/lib/domain/listing/kinds'
import type { EditableServiceWire } from '@/lib/domain/listing/own-service'
import type { ServicePayload } from '@/lib/domain/listing/payload'
import type { Deps } from '@/server/deps'
import type { SignedIn } from '@/server/modules/accounts/read-session'
import { type Answer, once } from '@/server/modules/idempotency/once'
import { findReferences } from './find-references'
import { type Finished, finishedDraft } from './finished-draft'
import { writeHappening } from './history-store'
import { requireOwnImages } from './own-images'
import { serviceColumns, shownTexts } from './service-columns'
import { insertService, readVendorId } from './store'
import { tellOwnService } from './tell-own-service'
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
