import { exactObject } from '@/lib/domain/exact-object'
import { fileText } from '@/lib/domain/settlements/settlement'

/** `open` waits for an admin; `explained` was explained by one. */
export const BANK_LINE_STATES = ['matched', 'open', 'explained'] as const
export type BankLineState = (typeof BANK_LINE_STATES)[number]

/** What a line of the bank's statement may be of ours. */
export const BANK_TARGETS = ['settlement', 'payout', 'payout_batch', 'refund'] as const
export type BankTarget = (typeof BANK_TARGETS)[number]

/** A settlement that our bank does not show after so many days is a difference. */
export const AT_BANK_WITHIN_DAYS = 5

/** POST admin/bank-statement/files: CAMT.053 or CSV, as text. */
export const bankFileBody = exactObject({ text: fileText })
