import { type Static, Type } from '@sinclair/typebox'
import { fullRecord, named, nullable, oneOf, tablePage } from '@/lib/contract/schema'
import { LocalizedName } from '@/lib/contract/schemas/text/bilingual'
import {
  EXPLANATIONS,
  LINE_PROBLEMS,
  SETTLEMENT_LINE_KINDS,
  SETTLEMENT_LINE_STATES,
  SETTLEMENT_SOURCES,
  SETTLEMENT_STATES,
} from '@/lib/domain/settlements/settlement'

export const SettlementWire = named(
  'SettlementWire',
  'A transfer of the payment provider to our bank; money in SAR.',
  {
    _id: Type.String(),
    provider: Type.String(),
    settlementId: Type.String({ description: 'its id at the provider' }),
    reference: nullable(Type.String()),
    source: oneOf(SETTLEMENT_SOURCES),
    state: oneOf(SETTLEMENT_STATES),
    amount: Type.Number({ description: 'what reached the bank' }),
    fees: Type.Number({ description: 'what the provider took for itself, its VAT inside' }),
    vat: Type.Number(),
    lines: Type.Number(),
    open: Type.Number({ description: 'lines that wait for an admin' }),
    settledAt: Type.String(),
    createdAt: Type.String(),
  },
)
export type SettlementWire = Static<typeof SettlementWire>

export const SettlementListWire = named(
  'SettlementListWire',
  'GET admin/settlements: one page of the table.',
  {
    ...tablePage(SettlementWire).properties,
    counts: Type.Object({ open: Type.Number() }),
    canRead: Type.Boolean({ description: 'whether the provider has a call for its settlements' }),
  },
)
export type SettlementListWire = Static<typeof SettlementListWire>

export const SettlementLineWire = named('SettlementLineWire', 'A line of a settlement; money in SAR.', {
  _id: Type.String(),
  settlement: Type.Object({ _id: Type.String(), settlementId: Type.String() }),
  kind: oneOf(SETTLEMENT_LINE_KINDS),
  state: oneOf(SETTLEMENT_LINE_STATES),
  problem: nullable(oneOf(LINE_PROBLEMS)),
  providerPaymentId: nullable(Type.String()),
  booking: nullable(Type.Object({ _id: Type.String(), code: Type.String() })),
  amount: Type.Number({ description: 'what it moved of a payment' }),
  fee: Type.Number({ description: 'taken of it, its VAT inside' }),
  vat: Type.Number(),
  net: Type.Number({ description: 'what it added to the transfer' }),
  owner: nullable(Type.Object({ _id: Type.String(), ...LocalizedName.properties })),
  explainedAs: nullable(oneOf(EXPLANATIONS)),
  reason: nullable(Type.String()),
  transactedAt: nullable(Type.String()),
  createdAt: Type.String(),
})
export type SettlementLineWire = Static<typeof SettlementLineWire>

export const SettlementLineListWire = named(
  'SettlementLineListWire',
  'GET admin/settlement-lines: one page of the table.',
  {
    ...tablePage(SettlementLineWire).properties,
    counts: fullRecord(SETTLEMENT_LINE_STATES, Type.Number()),
  },
)
export type SettlementLineListWire = Static<typeof SettlementLineListWire>

/** POST admin/settlements/read */
export const SettlementsReadWire = Type.Object(
  {
    found: Type.Number({ description: 'settlements that are being read now' }),
    matched: Type.Number({ description: 'lines that waited and are explained now' }),
  },
  { title: 'SettlementsReadWire' },
)
export type SettlementsReadWire = Static<typeof SettlementsReadWire>
