import { useTranslations } from 'next-intl'
import { Icon } from '@/components/ui/icon/icon'
import { BecomeVendorButton } from './become-vendor-button'
import styles from './become-vendor-section.module.css'

/** Invites visitors to list their property. */
export function BecomeVendorSection() {
  const t = useTranslations('home.host')
  return (
    <section className={styles.frame} aria-labelledby="host-call">
      <div className={styles.inner}>
        <div>
          <h2 id="host-call">{t('title')}</h2>
          <p>{t('text')}</p>
        </div>
        <ul>
          {['one', 'two', 'three'].map((word) => (
            <li key={word}>
              <Icon name="check" size={18} /> {t(word)}
            </li>
          ))}
        </ul>
        <div className={styles.go}>
          <BecomeVendorButton label={t('action')} />
        </div>
      </div>
    </section>
  )
}
