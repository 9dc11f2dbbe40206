import { DomainError } from '@/lib/domain/issues'
import type { ListingState } from './vocabulary'

interface Change {
  from: readonly ListingState[]
  to: ListingState
}

/** The events of a listing, by its vendor or an admin: state × event → state (contract.md, POST and PUT {type}). */
const LISTING_EVENTS = {
  pause: { from: ['live'], to: 'paused' },
  resume: { from: ['paused'], to: 'live' },
  publish: { from: ['in_review'], to: 'live' },
  reject: { from: ['in_review'], to: 'rejected' },
  suspend: { from: ['live', 'paused'], to: 'suspended' },
  restore: { from: ['suspended'], to: 'live' },
  /** for a listing that was paused before its suspension */
  restore_paused: { from: ['suspended'], to: 'paused' },
} as const satisfies Record<string, Change>
export type ListingEvent = keyof typeof LISTING_EVENTS

/** The events of a listing's history: state changes, submissions, copies, text changes and live prices. */
export const LISTING_HISTORY_EVENTS = [
  ...(Object.keys(LISTING_EVENTS) as ListingEvent[]),
  'send',
  'copy',
  'change',
  'price',
  'approve_change',
  'reject_change',
] as const
export const LISTING_ACTORS = ['owner', 'admin'] as const
export type ListingActor = (typeof LISTING_ACTORS)[number]

/** States of listings that were public: changes of their texts and images need an admin's approval. */
const PUBLISHED: readonly ListingState[] = ['live', 'paused', 'suspended']

export function isPublished(state: ListingState): boolean {
  return PUBLISHED.includes(state)
}

/** The state after an event; throws `already_done` where it is reached, `wrong_service_state` where it cannot be. */
export function stateAfter(state: ListingState, event: ListingEvent): ListingState {
  const { from, to }: Change = LISTING_EVENTS[event]
  if (from.includes(state)) return to
  throw new DomainError(state === to ? 'already_done' : 'wrong_service_state')
}

/** The state after an edit: a published listing stays published, any other goes to review. */
export function stateAfterEdit(state: ListingState): ListingState {
  return isPublished(state) ? state : 'in_review'
}
