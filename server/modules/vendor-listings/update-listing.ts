import { Refusal } from '@/lib/domain/issues'
import { valueAt, withValueAt } from '@/lib/domain/listing/fields/paths'
import { stateAfterEdit } from '@/lib/domain/listing/listing-lifecycle'
import type { Kind } from '@/lib/domain/listing/listing-types'
import type { ServicePayload } from '@/lib/domain/listing/payload'
import type { EditableServiceWire } from '@/lib/domain/listing/vendor-listing'
import { riyadhDay } from '@/lib/domain/time/days'
import type { Db } from '@/server/db/open'
import type { Deps } from '@/server/deps'
import type { SignedIn } from '@/server/modules/accounts/read-session'
import { requireOwnImages } from './assert-own-images'
import { finishedDraft } from './drafts/finished-draft'
import { findReferences } from './find-references'
import { tellOwnService } from './get-editable-listing'
import { writeHappening } from './history-store'
import { serviceColumns, shownTexts } from './listing-columns'
import { settleTexts } from './settle-texts'
import { lockOwn, readPending, updateService } from './store'
import { writeDetails } from './write-details'

const IMAGES = 'description.images'

export interface Edit {
  kind: Kind
  id: string
  payload: ServicePayload
}

/** An edit by its owner; what must wait for an admin waits, everything else holds at once. */
export async function editService(deps: Deps, owner: SignedIn, edit: Edit): Promise<EditableServiceWire> {
  await deps.db.transaction((tx) => save(tx, owner, edit, deps.clock.now()))
  return tellOwnService(deps, owner, edit.id)
}

async function save(tx: Db, owner: SignedIn, { kind, id, payload }: Edit, now: Date): Promise<void> {
  const service = await lockOwn(tx, owner._id, kind.type, id)
  if (!service) throw new Refusal('not_found')
  const waiting = await readPending(tx, id)
  const newest = waiting?.images ?? service.images
  const whole = valueAt(payload, IMAGES) === undefined ? withValueAt(payload, IMAGES, newest) : payload
  const finished = finishedDraft(kind, whole, riyadhDay(now))
  const references = await findReferences(tx, finished)
  await requireOwnImages(tx, owner._id, finished.content.images, [...service.images, ...newest])
  const shown = await settleTexts(tx, service, shownTexts(finished.content), now)
  const state = stateAfterEdit(service.state)
  await updateService(tx, id, {
    ...serviceColumns(finished, references),
    state,
    stateReason: service.state === 'suspended' ? service.stateReason : null,
    name: shown.name.en,
    nameAr: shown.name.ar,
    images: shown.images,
  })
  await writeDetails(tx, { serviceId: id, finished, references, description: shown.description, now })
  if (state === service.state) return
  const sent = { event: 'send', role: 'owner', fromState: service.state, toState: state } as const
  await writeHappening(tx, { serviceId: id, ...sent, createdAt: now })
}
