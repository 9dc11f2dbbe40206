import { useLocale, useTranslations } from 'next-intl'
import styled from 'styled-components'
import { Icon } from '@/components/ui/icon/icon'
import type { Listing } from '@/lib/domain/listing/listing'
import { ruleInLanguage } from '@/lib/domain/listing/rule-languages'

const List = styled.ul`
  display: grid; gap: var(--s-2) var(--s-6); grid-template-columns: repeat(auto-fill, minmax(min(100%, 240px), 1fr)); font-size: var(--fs-sm);
  li { display: flex; gap: var(--s-2); align-items: baseline; }
  svg { flex: none; align-self: center; color: var(--c-ink-3); }
`

/** The house rules: known ones translated, the host's own ones in the languages they are written in. */
export function HouseRules({ rules, additionalRules }: Pick<Listing, 'rules' | 'additionalRules'>) {
  const t = useTranslations('checkout')
  const words = useTranslations('vocabulary.houseRule')
  const locale = useLocale()
  if (rules.length + additionalRules.length === 0) return null
  return (
    <List aria-label={t('rules')}>
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
    </List>
  )
}
