import { type Static, Type } from '@sinclair/typebox'
import {
  fullRecord,
  keyOf,
  keysOf,
  named,
  nullable,
  oneOf,
  pageOf,
  tablePage,
  titled,
} from '@/lib/contract/schema'
import { LocalizedName } from '@/lib/contract/schemas/text/bilingual'
import { BATCH_STATES, PAYOUT_CHANNELS, PAYOUT_PLACES, PAYOUT_TRANSITIONS } from '@/lib/domain/payouts/payout'

export const PayoutWire = named('PayoutWire', 'A payout as its vendor reads it; money in SAR.', {
  _id: Type.String(),
  number: Type.String(),
  amount: Type.Number(),
  state: keyOf(PAYOUT_PLACES),
  reason: nullable(Type.String(), { description: 'of a refusal or a return' }),
  lastFour: Type.String(),
  bank: nullable(LocalizedName),
  requestedAt: Type.String(),
  changedAt: Type.String(),
})
export type PayoutWire = Static<typeof PayoutWire>

export const AdminPayoutWire = named('AdminPayoutWire', 'The same for admins.', {
  ...PayoutWire.properties,
  vendorName: Type.String({ description: 'as registered, to compare with the holder of the account' }),
  holderName: Type.String(),
  isHolderTheVendor: Type.Boolean(),
  batchNumber: nullable(Type.String()),
  events: Type.Array(keyOf(PAYOUT_TRANSITIONS), { description: 'what an admin may do with it alone' }),
})
export type AdminPayoutWire = Static<typeof AdminPayoutWire>

export const NextBatch = named('NextBatch', 'What the next bank file would hold.', {
  count: Type.Number(),
  total: Type.Number(),
})
export type NextBatch = Static<typeof NextBatch>

export const AdminPayoutListWire = named(
  'AdminPayoutListWire',
  'GET admin/payouts: one page of the table, and what the next bank file would hold.',
  {
    ...tablePage(AdminPayoutWire).properties,
    counts: fullRecord(keysOf(PAYOUT_PLACES), Type.Number()),
    next: NextBatch,
  },
)
export type AdminPayoutListWire = Static<typeof AdminPayoutListWire>

export const PayoutBatchWire = named('PayoutBatchWire', 'A bank file; money in SAR.', {
  _id: Type.String(),
  number: Type.String(),
  count: Type.Number(),
  total: Type.Number(),
  openCount: Type.Number({ description: 'payouts of it that are neither paid nor returned' }),
  createdAt: Type.String(),
  channel: oneOf(PAYOUT_CHANNELS),
  createdBy: Type.String(),
  approvedBy: nullable(Type.String(), { description: 'who approved it; null until another admin has' }),
  approvedAt: nullable(Type.String()),
  sentAt: nullable(Type.String(), { description: 'null until an admin has marked it' }),
  state: oneOf(BATCH_STATES),
  mayApprove: Type.Boolean({ description: 'false for the admin who made it' }),
  mayPay: Type.Boolean({ description: 'false for the admin who made it' }),
})
export type PayoutBatchWire = Static<typeof PayoutBatchWire>

export const PayoutBatchListWire = named(
  'PayoutBatchListWire',
  'GET admin/payout-batches: one page of the bank files, and what the next one would hold.',
  {
    ...tablePage(PayoutBatchWire).properties,
    next: NextBatch,
    isSecondMissing: Type.Boolean({
      description: 'one admin alone may write money, so that nobody can approve',
    }),
  },
)
export type PayoutBatchListWire = Static<typeof PayoutBatchListWire>

/** GET vender/payouts: the newest first. */
export const PayoutListWire = titled(pageOf(PayoutWire), 'PayoutListWire')
export type PayoutListWire = Static<typeof PayoutListWire>
