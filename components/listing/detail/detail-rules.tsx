import { useLocale, useTranslations } from 'next-intl'
import { Icon } from '@/components/ui/icon/icon'
import type { Listing } from '@/lib/domain/listing/listing'
import { ruleInLanguage } from '@/lib/domain/listing/rule-languages'
import styles from './detail-body.module.css'

export function DetailRules({ listing }: { listing: Listing }) {
  const words = useTranslations('vocabulary.houseRule')
  const locale = useLocale()
  return (
    <ul className={styles.rules}>
      {listing.rules.map((rule) => (
        <li key={rule}>
          <Icon name="info" size={16} /> {words(rule)}
        </li>
      ))}
      {listing.additionalRules.map((rule) => (
        <li key={rule}>
          <Icon name="info" size={16} /> <bdi dir="auto">{ruleInLanguage(rule, locale)}</bdi>
        </li>
      ))}
    </ul>
  )
}
