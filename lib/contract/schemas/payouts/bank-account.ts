import { type Static, Type } from '@sinclair/typebox'
import { named, nullable } from '@/lib/contract/schema'
import { LocalizedName } from '@/lib/contract/schemas/text/bilingual'

export const BankAccountWire = named(
  'BankAccountWire',
  "The account that receives a vendor's payouts; of its IBAN only the last four digits are ever shown.",
  {
    lastFour: Type.String(),
    bank: nullable(LocalizedName, { description: 'null for a bank that is not in our table' }),
    holderName: Type.String(),
    isHolderTheVendor: Type.Boolean(),
    changedAt: Type.String(),
    frozenUntil: nullable(Type.String(), {
      description: 'payouts are frozen until then; null when they are not',
    }),
  },
)
export type BankAccountWire = Static<typeof BankAccountWire>
