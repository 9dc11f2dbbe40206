import type { ErrorCode } from '@/lib/domain/issues'
import { addMinutes, type Day, riyadhDay } from '@/lib/domain/time/days'

/**
 * opened: the cardholder's bank took the payment back; evidence_sent: its decision is awaited; won: the money came back;
 * lost and accepted: it is gone, for good.
 */
export const CHARGEBACK_STATES = ['opened', 'evidence_sent', 'won', 'lost', 'accepted'] as const
export type ChargebackState = (typeof CHARGEBACK_STATES)[number]

/** While a chargeback is in one of these, its money is at the provider's and that of its booking is paused. */
export const OPEN_CHARGEBACK_STATES = [
  'opened',
  'evidence_sent',
] as const satisfies readonly ChargebackState[]

interface ChargebackTransition {
  from: readonly ChargebackState[]
  to: ChargebackState
  /** refused after the deadline for evidence */
  isBeforeDeadline?: true
}

/** The only ways through a chargeback. A bank may decide, or its customer withdraw, before evidence was sent. */
export const CHARGEBACK_TRANSITIONS = {
  send_evidence: { from: ['opened'], to: 'evidence_sent', isBeforeDeadline: true },
  win: { from: OPEN_CHARGEBACK_STATES, to: 'won' },
  lose: { from: OPEN_CHARGEBACK_STATES, to: 'lost' },
  accept: { from: ['opened'], to: 'accepted' },
} as const satisfies Record<string, ChargebackTransition>
export type ChargebackEvent = keyof typeof CHARGEBACK_TRANSITIONS

export const CHARGEBACK_EVENTS = Object.keys(CHARGEBACK_TRANSITIONS) as ChargebackEvent[]
/** The events that end a chargeback. */
export const CHARGEBACK_ENDINGS = ['win', 'lose', 'accept'] as const satisfies readonly ChargebackEvent[]
export type ChargebackEnding = (typeof CHARGEBACK_ENDINGS)[number]

/** A deadline may lie so many days ahead: schemes give 7 to 45 days. */
export const MAX_EVIDENCE_DAYS = 60
/** Finance is reminded of evidence so long before its deadline. */
export const EVIDENCE_REMINDER_HOURS = 48

/** The last day of Riyadh on which evidence is taken; the deadline is the midnight after it. */
export const lastEvidenceDay = (evidenceBy: Date): Day => riyadhDay(addMinutes(evidenceBy, -1))

interface Dispute {
  state: ChargebackState
  evidenceBy: Date
}

export const isOpenChargeback = ({ state }: Pick<Dispute, 'state'>): boolean =>
  OPEN_CHARGEBACK_STATES.some((one) => one === state)

/** Why this event is refused now; null when it is allowed. */
export function guardChargeback(chargeback: Dispute, event: ChargebackEvent, now: Date): ErrorCode | null {
  const transition: ChargebackTransition = CHARGEBACK_TRANSITIONS[event]
  if (!transition.from.includes(chargeback.state))
    return isOpenChargeback(chargeback) ? 'chargeback_state' : 'already_done'
  return transition.isBeforeDeadline && now >= chargeback.evidenceBy ? 'deadline_passed' : null
}

/** The events that are allowed now. */
export const eventsOf = (chargeback: Dispute, now: Date): ChargebackEvent[] =>
  CHARGEBACK_EVENTS.filter((event) => guardChargeback(chargeback, event, now) === null)
