import { object } from 'yup'
import type { TablePage } from '@/lib/domain/admin/table'
import { fileText } from '@/lib/domain/settlements/settlement'
import type { LocalizedName } from '@/lib/domain/text/bilingual'
import type { Day } from '@/lib/domain/time/days'

/** `open` waits for an admin; `explained` was explained by one. */
export const BANK_LINE_STATES = ['matched', 'open', 'explained'] as const
export type BankLineState = (typeof BANK_LINE_STATES)[number]

/** What a line of the bank's statement may be of ours. */
export const BANK_TARGETS = ['settlement', 'payout', 'payout_batch', 'refund'] as const
export type BankTarget = (typeof BANK_TARGETS)[number]

/** A settlement that our bank does not show after so many days is a difference. */
export const AT_BANK_WITHIN_DAYS = 5

/** POST admin/bank-statement/files: CAMT.053 or CSV, as text. */
export const bankFileBody = object({ text: fileText }).noUnknown().exact()

/** A line of the statement as admins read it; `amount` in SAR, negative where money left. */
export interface BankLineWire {
  _id: string
  /** the last four characters of our account */
  lastFour: string
  bookedOn: Day
  amount: number
  text: string
  state: BankLineState
  /** what of ours it is, with the name by which it is found */
  target: { kind: BankTarget; _id: string; name: string } | null
  owner: (LocalizedName & { _id: string }) | null
  reason: string | null
  createdAt: string
}

export type BankLineListWire = TablePage<BankLineWire> & { counts: Record<BankLineState, number> }

/** POST admin/bank-statement/files */
export interface ImportedStatementWire {
  imported: number
  /** lines that an earlier file had */
  known: number
  matched: number
}
