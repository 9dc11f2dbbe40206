import { Type } from '@sinclair/typebox'
import { fullRecord, is, nullable, oneOf, tablePage } from '@/lib/contract/schema'
import { LocalizedName } from '@/lib/contract/schemas/text/bilingual'
import type * as settlement from '@/lib/domain/settlements/settlement'
import {
  EXPLANATIONS,
  LINE_PROBLEMS,
  SETTLEMENT_LINE_KINDS,
  SETTLEMENT_LINE_STATES,
  SETTLEMENT_SOURCES,
  SETTLEMENT_STATES,
} from '@/lib/domain/settlements/settlement'

export const SettlementWire = is<settlement.SettlementWire>()(
  Type.Object(
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
    { title: 'SettlementWire', description: 'A transfer of the payment provider to our bank; money in SAR.' },
  ),
)

export const SettlementListWire = is<settlement.SettlementListWire>()(
  Type.Object(
    {
      ...tablePage(SettlementWire).properties,
      counts: Type.Object({ open: Type.Number() }),
      canRead: Type.Boolean({ description: 'whether the provider has a call for its settlements' }),
    },
    { title: 'SettlementListWire', description: 'GET admin/settlements: one page of the table.' },
  ),
)

export const SettlementLineWire = is<settlement.SettlementLineWire>()(
  Type.Object(
    {
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
    },
    { title: 'SettlementLineWire', description: 'A line of a settlement; money in SAR.' },
  ),
)

export const SettlementLineListWire = is<settlement.SettlementLineListWire>()(
  Type.Object(
    {
      ...tablePage(SettlementLineWire).properties,
      counts: fullRecord(SETTLEMENT_LINE_STATES, Type.Number()),
    },
    { title: 'SettlementLineListWire', description: 'GET admin/settlement-lines: one page of the table.' },
  ),
)

export const SettlementsReadWire = is<settlement.SettlementsReadWire>()(
  Type.Object(
    {
      found: Type.Number({ description: 'settlements that are being read now' }),
      matched: Type.Number({ description: 'lines that waited and are explained now' }),
    },
    { title: 'SettlementsReadWire' },
  ),
)
