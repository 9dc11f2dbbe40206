import { useLocale, useTranslations } from 'next-intl'
import { Icon } from '@/components/ui/icon'
import type { Listing } from '@/lib/domain/listing/listing'
import { inLanguage } from '@/lib/i18n/direction'
import styles from './detail-host.module.css'

export function DetailHost({ listing }: { listing: Listing }) {
  const t = useTranslations('detail.host')
  const locale = useLocale()
  const { host } = listing
  const name = inLanguage(locale, host.name)
  return (
    <div className={styles.host}>
      <span className={styles.face} aria-hidden="true">
        {name.slice(0, 1)}
      </span>
      <div>
        <strong>
          <bdi>{name}</bdi>
        </strong>
        <p className={styles.facts}>
          <span className={styles.badge}>
            <Icon name={host.type === 'company' ? 'bag' : 'user'} size={14} /> {t(host.type)}
          </span>
          {t('since', { year: host.since.slice(0, 4) })}
        </p>
      </div>
    </div>
  )
}
