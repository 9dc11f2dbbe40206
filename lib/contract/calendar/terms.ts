import { idParam } from '@/lib/contract/inputs'
import type { Routes } from '@/lib/contract/route'
import { DiscountsWire } from '@/lib/contract/schemas/calendar/discounts'
import { FeesWire } from '@/lib/contract/schemas/calendar/fees'
import { OwnAddOnsWire } from '@/lib/contract/schemas/calendar/own-add-ons'
import { PricePlanWire, PricePreviewWire } from '@/lib/contract/schemas/calendar/price-plan'
import { StayRulesWire } from '@/lib/contract/schemas/calendar/stay-rules'
import { discountsBody } from '@/lib/domain/calendar/discounts'
import { feesBody } from '@/lib/domain/calendar/fees'
import { ownAddOnsBody } from '@/lib/domain/calendar/own-add-ons'
import { previewQuery, pricePlanBody } from '@/lib/domain/calendar/price-plan'
import { stayRulesBody } from '@/lib/domain/calendar/stay-rules'

const READ = { access: 'vendor', action: 'readCalendar', params: idParam } as const
const EDIT = { access: 'vendor', action: 'editCalendar', params: idParam } as const
const REPLACE = { ...EDIT, errors: ['invalid', 'changed_meanwhile'] } as const
const REPLACE_PRICES = { ...EDIT, errors: ['invalid', 'unusual_change', 'changed_meanwhile'] } as const

/** The terms of a listing by their parts, each of which is replaced whole. */
export const termsRoutes = {
  'GET /vendor/services/:id/price-plans': { ...READ, answer: PricePlanWire },
  'PUT /vendor/services/:id/price-plans': { ...REPLACE_PRICES, body: pricePlanBody, answer: PricePlanWire },
  'GET /vendor/services/:id/price-plans/preview': {
    ...EDIT,
    query: previewQuery,
    answer: PricePreviewWire,
    errors: ['invalid'],
  },
  'GET /vendor/services/:id/discounts': { ...READ, answer: DiscountsWire },
  'PUT /vendor/services/:id/discounts': { ...REPLACE_PRICES, body: discountsBody, answer: DiscountsWire },
  'GET /vendor/services/:id/fees': { ...READ, answer: FeesWire },
  'PUT /vendor/services/:id/fees': { ...REPLACE, body: feesBody, answer: FeesWire },
  'GET /vendor/services/:id/add-ons': { ...READ, answer: OwnAddOnsWire },
  'PUT /vendor/services/:id/add-ons': { ...REPLACE, body: ownAddOnsBody, answer: OwnAddOnsWire },
  'GET /vendor/services/:id/stay-rules': { ...READ, answer: StayRulesWire },
  'PUT /vendor/services/:id/stay-rules': { ...REPLACE, body: stayRulesBody, answer: StayRulesWire },
} as const satisfies Routes
