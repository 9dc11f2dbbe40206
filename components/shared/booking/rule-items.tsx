import { useLocale, useTranslations } from 'next-intl'
import { Icon } from '@/components/ui/icon/icon'
import type { Listing } from '@/lib/domain/listing/listing'
import { ruleInLanguage } from '@/lib/domain/listing/rule-languages'

export type Rules = Pick<Listing, 'rules' | 'additionalRules'>

/** The items of a list of house rules: known ones translated, the host's own ones in the languages they are written in. */
export function RuleItems({ rules, additionalRules }: Rules) {
  const words = useTranslations('vocabulary.houseRule')
  const locale = useLocale()
  return (
    <>
      {rules.map((rule) => (
        <li key={rule}>
          <Icon name="info" size={16} /> {words(rule)}
        </li>
      ))}
      {additionalRules.map((rule) => (
        <li key={rule}>
          <Icon name="info" size={16} /> <bdi dir="auto">{ruleInLanguage(rule, locale)}</bdi>
        </li>
      ))}
    </>
  )
}
