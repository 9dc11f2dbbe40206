import { Type } from '@sinclair/typebox'
import {
  fullRecord,
  is,
  keyOf,
  keysOf,
  nullable,
  oneOf,
  pageOf,
  tablePage,
  titled,
} from '@/lib/contract/schema'
import { LocalizedName } from '@/lib/contract/schemas/text/bilingual'
import type * as payout from '@/lib/domain/payouts/payout'
import { BATCH_STATES, PAYOUT_CHANNELS, PAYOUT_PLACES, PAYOUT_TRANSITIONS } from '@/lib/domain/payouts/payout'

export const PayoutWire = is<payout.PayoutWire>()(
  Type.Object(
    {
      _id: Type.String(),
      number: Type.String(),
      amount: Type.Number(),
      state: keyOf(PAYOUT_PLACES),
      reason: nullable(Type.String(), { description: 'of a refusal or a return' }),
      lastFour: Type.String(),
      bank: nullable(LocalizedName),
      requestedAt: Type.String(),
      changedAt: Type.String(),
    },
    { title: 'PayoutWire', description: 'A payout as its vendor reads it; money in SAR.' },
  ),
)

export const AdminPayoutWire = is<payout.AdminPayoutWire>()(
  Type.Object(
    {
      ...PayoutWire.properties,
      vendorName: Type.String({ description: 'as registered, to compare with the holder of the account' }),
      holderName: Type.String(),
      isHolderTheVendor: Type.Boolean(),
      batchNumber: nullable(Type.String()),
      events: Type.Array(keyOf(PAYOUT_TRANSITIONS), { description: 'what an admin may do with it alone' }),
    },
    { title: 'AdminPayoutWire', description: 'The same for admins.' },
  ),
)

export const NextBatch = is<payout.NextBatch>()(
  Type.Object(
    { count: Type.Number(), total: Type.Number() },
    { title: 'NextBatch', description: 'What the next bank file would hold.' },
  ),
)

export const AdminPayoutListWire = is<payout.AdminPayoutListWire>()(
  Type.Object(
    {
      ...tablePage(AdminPayoutWire).properties,
      counts: fullRecord(keysOf(PAYOUT_PLACES), Type.Number()),
      next: NextBatch,
    },
    {
      title: 'AdminPayoutListWire',
      description: 'GET admin/payouts: one page of the table, and what the next bank file would hold.',
    },
  ),
)

export const PayoutBatchWire = is<payout.PayoutBatchWire>()(
  Type.Object(
    {
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
    },
    { title: 'PayoutBatchWire', description: 'A bank file; money in SAR.' },
  ),
)

export const PayoutBatchListWire = is<payout.PayoutBatchListWire>()(
  Type.Object(
    {
      ...tablePage(PayoutBatchWire).properties,
      next: NextBatch,
      isSecondMissing: Type.Boolean({
        description: 'one admin alone may write money, so that nobody can approve',
      }),
    },
    {
      title: 'PayoutBatchListWire',
      description: 'GET admin/payout-batches: one page of the bank files, and what the next one would hold.',
    },
  ),
)

export const PayoutListWire = is<payout.PayoutListWire>()(titled(pageOf(PayoutWire), 'PayoutListWire'))
