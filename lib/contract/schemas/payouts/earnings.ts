import { type Static, Type } from '@sinclair/typebox'
import { named, nullable, oneOf, pageOf } from '@/lib/contract/schema'
import { CompanyNameWire, VatNumberCheck } from '@/lib/contract/schemas/account/vendor'
import { LocalizedName } from '@/lib/contract/schemas/text/bilingual'
import { EARNING_KINDS, PAYOUT_OBSTACLES } from '@/lib/domain/payouts/earnings'
import { BankAccountWire } from './bank-account'
import { PayoutHoldWire, PayoutScheduleWire, ReserveTermsWire } from './vendor-money'

export const EarningWire = named(
  'EarningWire',
  "A movement of a vendor's earnings; money in SAR: `net` is `gross` less commission, its VAT, and what Diyar owes as deemed supplier.",
  {
    _id: Type.String(),
    kind: oneOf(EARNING_KINDS),
    at: Type.String(),
    booking: nullable(Type.Object({ _id: Type.String(), code: Type.String(), ...LocalizedName.properties })),
    gross: Type.Number(),
    commission: Type.Number(),
    commissionVat: Type.Number(),
    stayVat: Type.Number(),
    net: Type.Number(),
    availableAt: nullable(Type.String(), {
      description: 'when the earnings of the booking become, or became, available; null for payouts',
    }),
    isAvailable: Type.Boolean(),
  },
)
export type EarningWire = Static<typeof EarningWire>

export const PayoutObstacle = oneOf(PAYOUT_OBSTACLES)
export type PayoutObstacle = Static<typeof PayoutObstacle>

export const EarningsWire = named(
  'EarningsWire',
  'the balances in SAR, and the movements of one month, the newest first.',
  {
    ...pageOf(EarningWire).properties,
    pending: Type.Number(),
    available: Type.Number(),
    paused: Type.Number({
      description: 'what of the available is not paid out while chargebacks of its bookings are open',
    }),
    inPayout: Type.Number(),
    paid: Type.Number(),
    debt: Type.Number({ description: 'what the vendor owes; the next earnings pay it' }),
    reserve: Type.Number({ description: 'set aside of releases for some days' }),
    month: Type.String(),
    months: Type.Array(Type.String(), { description: 'the months with movements, the newest first' }),
    totals: Type.Object(
      {
        gross: Type.Number(),
        commission: Type.Number(),
        commissionVat: Type.Number(),
        stayVat: Type.Number(),
        net: Type.Number(),
      },
      { description: 'of the month' },
    ),
    minimumPayout: Type.Number(),
    obstacle: nullable(PayoutObstacle),
    mayTakeRest: Type.Boolean({
      description: 'less than the minimum is left and nothing more is to come: a last payout takes it',
    }),
    schedule: PayoutScheduleWire,
    hold: nullable(PayoutHoldWire),
    reserveTerms: nullable(ReserveTermsWire, { description: 'null where nothing goes into a reserve' }),
    bankAccount: nullable(BankAccountWire),
    vatNumber: nullable(Type.String()),
    vatCheck: nullable(VatNumberCheck),
    companyNames: nullable(CompanyNameWire, { description: 'null for a host' }),
  },
)
export type EarningsWire = Static<typeof EarningsWire>
