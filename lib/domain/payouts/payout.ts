import type { NotificationType } from '@/lib/domain/notifications/notification'

/** How payouts reach the banks: by a file that our bank takes, or by the API of a provider (server/ports/payouts). */
export const PAYOUT_CHANNELS = ['bank-file', 'moyasar'] as const

/** What a provider of payouts says of a transfer; `returned` also days after it was paid. */
export const TRANSFER_STATES = ['queued', 'initiated', 'paid', 'failed', 'canceled', 'returned'] as const
export type TransferState = (typeof TRANSFER_STATES)[number]

/** What the provider's word makes of a payout; nothing of a transfer that is on its way. */
export const TRANSFER_EVENTS: Readonly<Partial<Record<TransferState, 'pay' | 'return'>>> = {
  paid: 'pay',
  failed: 'return',
  canceled: 'return',
  returned: 'return',
}

/** Where the money of a payout is: on its way, at the vendor's bank, or the vendor's earnings again. */
export type PayoutPlace = 'payout_clearing' | 'bank_clearing' | 'vendor_available'

/** Every state of a payout, and where its money is. */
export const PAYOUT_PLACES = {
  requested: 'payout_clearing',
  approved: 'payout_clearing',
  sent: 'payout_clearing',
  paid: 'bank_clearing',
  returned: 'vendor_available',
  refused: 'vendor_available',
} as const satisfies Record<string, PayoutPlace>
export type PayoutState = keyof typeof PAYOUT_PLACES
export const PAYOUT_STATES = Object.keys(PAYOUT_PLACES) as PayoutState[]

/** The states in which a payout is on its way. */
export const OPEN_PAYOUT_STATES = PAYOUT_STATES.filter((state) => PAYOUT_PLACES[state] === 'payout_clearing')

interface PayoutTransition {
  from: readonly PayoutState[]
  to: PayoutState
  /** sent to the vendor */
  notifies?: NotificationType
}

/** What admins do with a payout. A bank may return one days after it was marked as paid. */
export const PAYOUT_TRANSITIONS = {
  approve: { from: ['requested'], to: 'approved' },
  refuse: { from: ['requested', 'approved'], to: 'refused', notifies: 'Payout_refused' },
  send: { from: ['approved'], to: 'sent', notifies: 'Payout_sent' },
  pay: { from: ['sent'], to: 'paid', notifies: 'Payout_paid' },
  return: { from: ['sent', 'paid'], to: 'returned', notifies: 'Payout_returned' },
} as const satisfies Record<string, PayoutTransition>
export type PayoutEvent = keyof typeof PAYOUT_TRANSITIONS
export const PAYOUT_EVENTS = Object.keys(PAYOUT_TRANSITIONS) as PayoutEvent[]

export const payoutTransition = (event: PayoutEvent): PayoutTransition => PAYOUT_TRANSITIONS[event]

interface MovedPayout {
  state: PayoutState
  isBatchApproved: boolean
}

/**
 * Whether an event is possible: a payout is sent with its bank file only, and not refused once the file was approved, because
 * the file may be at the bank already.
 */
export function canMovePayout({ state, isBatchApproved }: MovedPayout, event: PayoutEvent): boolean {
  if (event === 'refuse' && isBatchApproved) return false
  if (event === 'send' && !isBatchApproved) return false
  return payoutTransition(event).from.includes(state)
}

/**
 * The same for an admin. What a provider transfers is paid by its report alone, and once it was given to the provider it comes
 * back by its report alone, because it may still be paid.
 */
export function mayAdminMovePayout(
  payout: MovedPayout & { isByProvider: boolean; isAtProvider: boolean },
  event: PayoutEvent,
): boolean {
  if (payout.isByProvider && event === 'pay') return false
  if (payout.isAtProvider && event === 'return') return false
  return canMovePayout(payout, event)
}

/** The smallest sum that is paid out unless the settings name another one. */
export const MIN_PAYOUT_HALALAS = 10_000
/** Transfers of one bank file. */
export const MAX_BATCH_SIZE = 1000

/** `PO-000017`: the number of a payout, and its end-to-end id at the banks. */
export const formatPayoutNumber = (sequence: number) => `PO-${padded(sequence)}`
/** `PB-000003`: the number of a bank file. */
export const formatBatchNumber = (sequence: number) => `PB-${padded(sequence)}`
const padded = (sequence: number) => String(sequence).padStart(6, '0')

/** The sequence in a number of this kind, typed with or without its letters and zeros. */
export function sequenceIn(text: string, letters: 'PO' | 'PB'): number | null {
  const digits = new RegExp(`^(?:${letters}-?)?0*(\\d{1,9})$`, 'i').exec(text)?.[1]
  return digits ? Number(digits) : null
}

/** Of a bank file: waiting for another admin, approved, at the bank, or with every payout paid or returned. */
export const BATCH_STATES = ['made', 'approved', 'sent', 'settled'] as const
export type BatchState = (typeof BATCH_STATES)[number]
