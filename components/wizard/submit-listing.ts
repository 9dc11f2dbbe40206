import { deviceStorage, parseStored } from '@/components/shared/browser-storage'
import { call } from '@/lib/api/call'
import { ApiError } from '@/lib/api/http'
import type { Draft } from '@/lib/domain/listing/draft'
import { listingTypeOf } from '@/lib/domain/listing/listing-types'
import { type ListingPayload, toPayload, wirePathOf } from '@/lib/domain/listing/payload'
import { variantOfDraft } from '@/lib/domain/listing/variants'
import type { PropertyType } from '@/lib/domain/listing/vocabulary'
import { updateListing } from './update-listing'

/**
 * Creates one listing from a draft, even after repeated calls or a reload. A submission without a response is repeated
 * unchanged, with its key; later changes follow as an update of the created listing, or of its version `basedOn`. Returns its id.
 */
export async function submitListing(
  listingKey: string,
  draft: Draft,
  { isConfirmed = false, basedOn }: { isConfirmed?: boolean; basedOn?: number } = {},
): Promise<string> {
  const now = sendingOf(draft)
  const earlier = findPendingSubmission(listingKey)
  const isKept = earlier?.isDeleted !== true && earlier?.type === now.type
  const isSame = isKept && textOf(earlier.payload) === textOf(now.payload)
  const made = earlier && !isSame ? await repeat(listingKey, { ...earlier, isConfirmed }) : null
  const listingType = variantOfDraft(draft)
  const terms = wirePathOf(listingType, 'calendarTerms')
  if (made && isKept && textOf(earlier.payload[terms]) === textOf(now.payload[terms])) {
    const changed = toPayload(draft, listingType, { isEdit: true })
    await updateListing(draft.type, made._id, changed, {
      isConfirmed,
      basedOn: basedOn ?? made.version,
    })
    deletePendingSubmission(listingKey)
    return made._id
  }
  // The listing type or the terms of the calendar were changed meanwhile, which an update cannot do.
  if (earlier && made) {
    savePendingSubmission(listingKey, { ...earlier, isDeleted: true })
    await deleteMade(made)
  }
  const { _id } = await send(listingKey, { ...(earlier && isSame ? earlier : now), isConfirmed })
  deletePendingSubmission(listingKey)
  return _id
}

function sendingOf(draft: Draft): PendingSubmission {
  const payload = toPayload(draft, variantOfDraft(draft))
  return { key: crypto.randomUUID(), type: draft.type, payload, sentAt: Date.now() }
}

async function send(listingKey: string, { isConfirmed, ...sent }: Submission) {
  savePendingSubmission(listingKey, sent)
  try {
    return await call(`POST /${listingTypeOf(sent.type).segment}`, {
      body: sent.payload,
      query: isConfirmed ? { confirmed: 'true' } : {},
      idempotencyKey: sent.key,
    })
  } catch (failure) {
    if (isRefusal(failure)) deletePendingSubmission(listingKey)
    throw failure
  }
}

/** The listing of an earlier submission, created then or now; null where the server refuses it, so it was never created. */
async function repeat(listingKey: string, earlier: Submission) {
  try {
    return await send(listingKey, earlier)
  } catch (failure) {
    if (isRefusal(failure)) return null
    throw failure
  }
}

/** Not found: it was deleted before, and that answer was lost. */
async function deleteMade({ _id, type }: { _id: string; type: PropertyType }) {
  try {
    await call(`DELETE /${listingTypeOf(type).segment}/:id`, { params: { id: _id } })
  } catch (failure) {
    if (!(failure instanceof ApiError && failure.status === 404)) throw failure
  }
}

const MAY_BE_TRIED_AGAIN = [401, 429]

/** Whether the server has refused it; without a response, or after a server error, that is unknown. */
function isRefusal(failure: unknown): boolean {
  if (!(failure instanceof ApiError)) return false
  const { status } = failure
  return status >= 400 && status < 500 && !MAY_BE_TRIED_AGAIN.includes(status)
}

/** A stored payload went through JSON, which drops undefined values. */
const textOf = (sent: unknown) => JSON.stringify(sent)

const PREFIX = 'diyar-wizard-sent:'

/** The server stores a key this long; afterwards the same key would create another listing. */
const KNOWN_MS = 24 * 3_600_000

/** A pending submission: a new listing was sent without a response, so the server may have it. */
interface PendingSubmission {
  key: string
  type: PropertyType
  payload: ListingPayload
  sentAt: number
  /** its deletion was sent, perhaps without a response: it is not updated and not repeated as the listing */
  isDeleted?: boolean
}

type Submission = PendingSubmission & { isConfirmed: boolean }

function savePendingSubmission(listingKey: string, sent: PendingSubmission): void {
  deviceStorage.write(PREFIX + listingKey, JSON.stringify(sent))
}

function deletePendingSubmission(listingKey: string): void {
  deviceStorage.remove(PREFIX + listingKey)
}

export function findPendingSubmission(listingKey: string): PendingSubmission | null {
  for (const name of deviceStorage.names(PREFIX)) {
    const sent = readPendingSubmission(name)
    if (!sent || sent.sentAt < Date.now() - KNOWN_MS) deviceStorage.remove(name)
  }
  return readPendingSubmission(PREFIX + listingKey)
}

const readPendingSubmission = (name: string) =>
  parseStored(deviceStorage.read(name)) as PendingSubmission | null
