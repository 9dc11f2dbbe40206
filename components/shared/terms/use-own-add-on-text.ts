import { useLocale, useTranslations } from 'next-intl'
import type { OwnAddOn } from '@/lib/domain/booking/money/own-add-ons'
import { riyalValues, toSar } from '@/lib/domain/money'
import { inLanguage } from '@/lib/i18n/direction'

/** An own add-on in words: its name, and what it costs for what. */
export function useOwnAddOnText() {
  const t = useTranslations('ownAddOns')
  const words = useTranslations('words')
  const locale = useLocale()
  const name = (addOn: Pick<OwnAddOn, 'name'>) => inLanguage(locale, addOn.name)
  return {
    name,
    withUnit: ({ unit, ...addOn }: Pick<OwnAddOn, 'name' | 'unit'>) => `${name(addOn)} (${t(`per.${unit}`)})`,
    price: ({ priceHalalas, unit }: Pick<OwnAddOn, 'priceHalalas' | 'unit'>) =>
      `${words('riyals', riyalValues(toSar(priceHalalas)))} ${t(`per.${unit}`)}`,
  }
}
