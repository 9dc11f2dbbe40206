import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Money } from '@/components/ui/money'
import type { CalendarTerms } from '@/lib/domain/listing/calendar-terms'
import { localName } from '@/lib/i18n/direction'
import { useMoney } from '@/lib/i18n/use-money'
import { useRuleText } from './price-plan/use-rule-text'
import { useDaysText } from './rules/use-days-text'
import { useDiscountText } from './use-discount-text'
import { useFeeText } from './use-fee-text'

/** The terms of a listing by name and price, a line each. */
export function useTermsLines(): (terms: CalendarTerms) => ReactNode[] {
  const calendar = useTranslations('hosted.calendar')
  const units = useTranslations('ownAddOns.per')
  const locale = useLocale()
  const money = useMoney()
  const rules = useRuleText([])
  const days = useDaysText([])
  const discount = useDiscountText()
  const fee = useFeeText()
  const line = (key: string, name: string, ...parts: ReactNode[]) => (
    <span key={key}>
      <bdi>{name}</bdi>: {parts}
    </span>
  )
  const amount = (sar: number) => <Money key="amount" {...money(sar)} />
  return ({ plan, discounts, fees, ownAddOns, stayRules, partPayment }) => [
    ...(plan?.rules ?? []).map((rule, index) => {
      const price = rule.price === null ? rules.price(rule) : amount(rule.price)
      return line(`rule ${index}`, rule.name, rules.when(rule), ' · ', price)
    }),
    ...(discounts?.rules ?? []).map((rule, index) =>
      line(
        `discount ${index}`,
        discount.name(rule),
        discount.when(rule),
        ' · ',
        calendar('discounts.off', { percent: rule.percent }),
      ),
    ),
    ...(fees?.fees ?? []).map((one) => line(`fee ${one.kind}`, fee.name(one), amount(one.price))),
    ...(ownAddOns?.ownAddOns ?? []).map(({ name, name_ar, price, unit }, index) =>
      line(
        `add-on ${index}`,
        localName(locale, { name: name ?? name_ar, name_ar }),
        amount(price),
        ' ',
        units(unit),
      ),
    ),
    ...(partPayment ? [calendar('partPayment.name', { percent: partPayment.percent })] : []),
    ...(stayRules?.rules ?? []).map((rule, index) =>
      line(`stay ${index}`, rule.name, days.when(rule).join(' · ') || calendar('stayRules.eachDay')),
    ),
  ]
}
