import { useLocale, useTranslations } from 'next-intl'
import type { SiteSettings } from '@/lib/domain/catalogue'
import { formatPhone } from '@/lib/domain/phone'
import { inLanguage } from '@/lib/i18n/direction'
import styles from './reading-column.module.css'

/** Where to reach us, from the site's settings. */
export function ContactPage({ settings }: { settings: SiteSettings }) {
  const t = useTranslations('reading.contact')
  const locale = useLocale()
  return (
    <article className={styles.column}>
      <header>
        <h1 className={styles.title}>{t('title')}</h1>
        <p className={styles.lead}>{t('lead')}</p>
      </header>
      <dl>
        <div>
          <dt>{t('address')}</dt>
          <dd>{inLanguage(locale, { en: settings.address, ar: settings.address_ar })}</dd>
        </div>
        <div>
          <dt>{t('phones')}</dt>
          {settings.phoneNo.map((phone) => (
            <dd key={phone}>
              <a href={`tel:${phone}`}>
                <bdi dir="ltr">{formatPhone(phone)}</bdi>
              </a>
            </dd>
          ))}
        </div>
        <div>
          <dt>{t('email')}</dt>
          <dd>
            <a href={`mailto:${settings.email}`}>
              <bdi dir="ltr">{settings.email}</bdi>
            </a>
          </dd>
        </div>
      </dl>
    </article>
  )
}
