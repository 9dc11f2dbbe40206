import { useTranslations } from 'next-intl'
import styled from 'styled-components'
import { RuleItems, type Rules } from '@/components/shared/booking/rule-items'

const List = styled.ul`
  display: grid; gap: var(--s-2) var(--s-6); grid-template-columns: repeat(auto-fill, minmax(min(100%, 240px), 1fr)); font-size: var(--fs-sm);
  li { display: flex; gap: var(--s-2); align-items: baseline; }
  svg { flex: none; align-self: center; color: var(--c-ink-3); }
`

/** The house rules of a listing; nothing where it has none. */
export function HouseRules({ rules, additionalRules }: Rules) {
  const t = useTranslations('checkout')
  if (rules.length + additionalRules.length === 0) return null
  return (
    <List aria-label={t('rules')}>
      <RuleItems rules={rules} additionalRules={additionalRules} />
    </List>
  )
}
