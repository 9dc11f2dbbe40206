import { DomainError } from '@/lib/domain/issues'
import type { ListingState } from './vocabulary'

interface Change {
  from: readonly ListingState[]
  to: ListingState
}

/** What can be done to a listing by its owner or an admin: state × event → state (contract.md, POST and PUT {type}). */
const LISTING_EVENTS = {
  pause: { from: ['live'], to: 'paused' },
  resume: { from: ['paused'], to: 'live' },
  publish: { from: ['in_review'], to: 'live' },
  reject: { from: ['in_review'], to: 'rejected' },
  suspend: { from: ['live', 'paused'], to: 'suspended' },
  restore: { from: ['suspended'], to: 'live' },
  /** one that its owner had paused before */
  restore_paused: { from: ['suspended'], to: 'paused' },
} as const satisfies Record<string, Change>
export type ListingEvent = keyof typeof LISTING_EVENTS

/** Everything that the history of a listing tells; beside changes of state what is sent, copied and changed in its texts. */
export const LISTING_HISTORY_EVENTS = [
  ...(Object.keys(LISTING_EVENTS) as ListingEvent[]),
  'send',
  'copy',
  'change',
  'approve_change',
  'reject_change',
] as const
export type ListingHistoryEvent = (typeof LISTING_HISTORY_EVENTS)[number]
export const LISTING_ACTORS = ['owner', 'admin'] as const
export type ListingActor = (typeof LISTING_ACTORS)[number]

/** Listings that guests have seen: their texts and pictures change only after an admin has looked. */
const PUBLISHED: readonly ListingState[] = ['live', 'paused', 'suspended']

export function isPublished(state: ListingState): boolean {
  return PUBLISHED.includes(state)
}

/** The state after an event; `already_done` where it is reached, `wrong_service_state` where it cannot be. */
export function stateAfter(state: ListingState, event: ListingEvent): ListingState {
  const { from, to }: Change = LISTING_EVENTS[event]
  if (from.includes(state)) return to
  throw new DomainError(state === to ? 'already_done' : 'wrong_service_state')
}

/** The state of a listing that its owner has saved: a published one stays so, any other waits for an admin. */
export function stateAfterEdit(state: ListingState): ListingState {
  return isPublished(state) ? state : 'in_review'
}
