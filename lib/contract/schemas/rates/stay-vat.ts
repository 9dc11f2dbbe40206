import { Type } from '@sinclair/typebox'
import { is, nullable, oneOf } from '@/lib/contract/schema'
import { LocalizedName } from '@/lib/contract/schemas/text/bilingual'
import { PROPERTY_TYPES } from '@/lib/domain/listing/vocabulary'
import { RATE_STATES } from '@/lib/domain/rates/rates'
import type * as stayVat from '@/lib/domain/rates/stay-vat'
import { STAY_VATS, UNREGISTERED_STAY_VATS } from '@/lib/domain/rates/stay-vat'
import type * as wire from '@/lib/domain/rates/stay-vat-wire'

export const StayVatRuleWire = is<wire.StayVatRuleWire>()(
  Type.Object(
    {
      _id: Type.String(),
      listingType: nullable(oneOf(PROPERTY_TYPES), { description: 'null: every type' }),
      accountedBy: oneOf(UNREGISTERED_STAY_VATS),
      holdsFrom: Type.String(),
      state: oneOf(RATE_STATES),
      reason: Type.String(),
      by: nullable(LocalizedName, { description: 'who added it' }),
      createdAt: Type.String(),
    },
    {
      title: 'StayVatRuleWire',
      description: 'Who accounts for the VAT of stays whose vendors are not registered, from a day on.',
    },
  ),
)

export const StayVatRuleListWire = is<wire.StayVatRuleListWire>()(
  Type.Object(
    { data: Type.Array(StayVatRuleWire), earliest: Type.String() },
    {
      title: 'StayVatRuleListWire',
      description:
        'GET admin/stay-vat-rules: the latest day first; `earliest` is the first day from which another one can hold.',
    },
  ),
)

export const StayTaxes = is<stayVat.StayTaxes>()(
  Type.Object(
    { commissionPercent: Type.Number(), vatPercent: Type.Number(), stayVat: oneOf(STAY_VATS) },
    {
      title: 'StayTaxes',
      description: 'What a booking is made under; none of it changes afterwards.',
    },
  ),
)
