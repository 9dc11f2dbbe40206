import { Type } from '@sinclair/typebox'
import { is, nullable } from '@/lib/contract/schema'
import { LocalizedName } from '@/lib/contract/schemas/text/bilingual'
import type * as bankAccount from '@/lib/domain/payouts/bank-account'

export const BankAccountWire = is<bankAccount.BankAccountWire>()(
  Type.Object(
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
    {
      title: 'BankAccountWire',
      description:
        "The account that receives a vendor's payouts; of its IBAN only the last four digits are ever shown.",
    },
  ),
)
