import { useFormikContext } from 'formik'
import styled from 'styled-components'
import { PageRefreshProvider } from '@/components/shared/refresh/page-refresh'
import { DiscountCard } from '@/components/shared/terms/discounts/discount-card'
import { FeeCard } from '@/components/shared/terms/fees/fee-card'
import { OwnAddOnCard } from '@/components/shared/terms/own-add-ons/own-add-on-card'
import { PartPaymentCard } from '@/components/shared/terms/part-payment/part-payment-card'
import { PlanCard } from '@/components/shared/terms/price-plan/plan-card'
import { StayRuleCard } from '@/components/shared/terms/stay-rules/stay-rule-card'
import type { ControlProps } from '@/components/wizard/fields/control'
import { useControl } from '@/components/wizard/fields/use-control'
import {
  type CalendarTerms,
  type CalendarTermsPart,
  withTermsPart,
} from '@/lib/domain/listing/calendar-terms'
import type { Draft } from '@/lib/domain/listing/draft'
import { pricingModeOf } from '@/lib/domain/listing/variants'
import { useOccasionDays } from './use-occasion-days'

const Cards = styled.div`
  display: grid; gap: var(--s-4); grid-template-columns: minmax(0, 1fr);
`

/** The list with ids, by which its editors tell one from another; a draft of another client may have none. */
const withIds = <Term extends { _id?: string }>(terms: readonly Term[] = []) =>
  terms.map((term, index) => ({ ...term, _id: term._id ?? `${index}` }))
const withNewIds = <Term extends { _id?: string }>(terms: readonly Term[]) =>
  terms.map((term) => ({ ...term, _id: term._id ?? crypto.randomUUID() }))

/** Nothing of the page shows what a draft has. */
const NO_REFRESH = () => undefined

/** The editors of the calendar, which change the draft in place of a stored listing. */
export function TermCards({ field, listingType }: ControlProps) {
  const { values } = useFormikContext<Draft>()
  const { value, change } = useControl<'calendarTerms'>(field)
  const occasions = useOccasionDays()
  const mode = pricingModeOf(listingType.variant)
  const { plan, discounts, fees, ownAddOns, stayRules, partPayment = null } = value ?? {}
  const { areStacked = false } = discounts ?? {}
  /** Unusual prices are shown beside the editors, and asked about when the listing is sent. */
  async function set<Part extends CalendarTermsPart>(
    part: Part,
    changed: CalendarTerms[Part],
  ): Promise<null> {
    change((now) => withTermsPart(now, part, changed))
    return null
  }
  return (
    <PageRefreshProvider value={NO_REFRESH}>
      <Cards>
        <PlanCard
          plan={{ mode, rules: withIds(plan?.rules), occasions }}
          save={(rules) => set('plan', { rules: withNewIds(rules) })}
        />
        <DiscountCard
          discounts={{ mode, areStacked, rules: withIds(discounts?.rules) }}
          save={(edited) => set('discounts', { ...edited, rules: withNewIds(edited.rules) })}
        />
        <FeeCard
          fees={{ mode, fees: fees?.fees ?? [] }}
          save={async (edited) => void set('fees', { fees: [...edited] })}
        />
        <OwnAddOnCard
          ownAddOns={{
            mode,
            ownAddOns: withIds(ownAddOns?.ownAddOns).map((one) => ({
              ...one,
              name: one.name ?? one.name_ar,
            })),
          }}
          save={async (edited) => void set('ownAddOns', { ownAddOns: withNewIds(edited) })}
        />
        {values.payment.type === 'halfPayment' || partPayment ? (
          <PartPaymentCard part={partPayment} save={(part) => set('partPayment', part ?? undefined)} />
        ) : null}
        <StayRuleCard
          stayRules={{ mode, rules: withIds(stayRules?.rules), occasions }}
          save={(rules) => set('stayRules', { rules: withNewIds(rules) })}
        />
      </Cards>
    </PageRefreshProvider>
  )
}
