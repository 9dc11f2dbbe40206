import { riyadhDay } from '@/lib/domain/days'
import { Refusal } from '@/lib/domain/issues'
import type { Kind } from '@/lib/domain/listing/kinds'
import type { EditableServiceWire } from '@/lib/domain/listing/own-service'
import type { ServicePayload } from '@/lib/domain/listing/payload'
import type { Deps } from '@/server/deps'
import type { SignedIn } from '@/server/modules/accounts/read-session'
import { findReferences } from './find-references'
import { finishedDraft } from './finished-draft'
import { writeHappening } from './history-store'
import { requireOwnImages } from './own-images'
import { serviceColumns, shownTexts } from './service-columns'
import { insertService, readVendorId } from './store'
import { tellOwnService } from './tell-own-service'
import { writeDetails } from './write-details'

/** A new place of a vendor; it waits for an admin before anybody else sees it. */
export async function createService(
  deps: Deps,
  owner: SignedIn,
  kind: Kind,
  payload: ServicePayload,
): Promise<EditableServiceWire> {
  const now = deps.clock.now()
  const finished = finishedDraft(kind, payload, riyadhDay(now))
  const references = await findReferences(deps.db, finished)
  await requireOwnImages(deps.db, owner._id, finished.draft.images)
  const vendorId = await readVendorId(deps.db, owner._id)
  if (!vendorId) throw new Refusal('forbidden')
  const { name, description, images } = shownTexts(finished.draft)
  const id = await deps.db.transaction(async (tx) => {
    const serviceId = await insertService(tx, {
      ...serviceColumns(finished, references),
      vendorId,
      ownerId: owner._id,
      state: 'in_review',
      name: name.en,
      nameAr: name.ar,
      images,
      createdAt: now,
    })
    await writeDetails(tx, { serviceId, finished, references, description, now })
    const sent = { event: 'send', role: 'owner', toState: 'in_review' } as const
    await writeHappening(tx, { serviceId, ...sent, createdAt: now })
    return serviceId
  })
  return tellOwnService(deps, owner, id)
}
