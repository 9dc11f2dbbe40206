import { useLocale, useTranslations } from 'next-intl'
import type { CalendarTerms } from '@/lib/domain/listing/calendar-terms'
import { localName } from '@/lib/i18n/direction'
import { useDiscountText } from './use-discount-text'
import { useFeeText } from './use-fee-text'

/** The name of the term that an issue of terms is about, by its path: `fees.fees.0.kind`. */
export function useTermName(): (terms: CalendarTerms, path: string) => string {
  const part = useTranslations('hosted.calendar.partPayment')
  const locale = useLocale()
  const discount = useDiscountText()
  const fee = useFeeText()
  return ({ plan, discounts, fees, ownAddOns, stayRules, partPayment }, path) => {
    const [of, , index = '0'] = path.split('.')
    const at = Number(index)
    const [rule, discounted, charged] = [plan?.rules[at], discounts?.rules[at], fees?.fees[at]]
    const addOn = ownAddOns?.ownAddOns[at]
    const names: Record<string, string | undefined> = {
      plan: rule?.name,
      discounts: discounted && discount.name(discounted),
      fees: charged && fee.name(charged),
      ownAddOns: addOn && localName(locale, { name: addOn.name ?? addOn.name_ar, name_ar: addOn.name_ar }),
      stayRules: stayRules?.rules[at]?.name,
      partPayment: partPayment && part('name', { percent: partPayment.percent }),
    }
    return names[of ?? ''] ?? ''
  }
}
