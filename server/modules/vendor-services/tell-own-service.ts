import { Refusal } from '@/lib/domain/issues'
import type { EditableServiceWire } from '@/lib/domain/listing/own-service'
import { toWire } from '@/lib/domain/listing/wire'
import type { Deps } from '@/server/deps'
import type { SignedIn } from '@/server/modules/accounts/read-session'
import { readListing } from '@/server/modules/listings/read-listing'
import { readOwn, readPending } from './store'

/** A place as its owner edits it: with what still waits for an admin in place of what guests see. */
export async function tellOwnService(deps: Deps, owner: SignedIn, id: string): Promise<EditableServiceWire> {
  const service = await readOwn(deps.db, owner._id, id)
  if (!service) throw new Refusal('not_found')
  const listing = await readListing(deps, id, owner)
  const pending = await readPending(deps.db, id)
  return {
    ...toWire({ ...listing, ...pending }),
    hasPendingChange: pending !== null,
    reason: service.stateReason,
  }
}
