import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Icon } from '@/components/ui/icon/icon'
import type { IconName } from '@/components/ui/icon/icon-paths'
import type { SiteSettings } from '@/lib/contract/schemas/catalogue'
import { formatPhone } from '@/lib/domain/account/phone'
import { inLanguage } from '@/lib/i18n/direction'
import { Link } from '@/lib/i18n/navigation'
import { ContactForm } from './contact-form'
import styles from './contact-page.module.css'

interface ContactPageProps {
  settings: SiteSettings
  map: ReactNode
}

/** The contact page: the form, and address, phone numbers and e-mail from the settings. */
export function ContactPage({ settings, map }: ContactPageProps) {
  const t = useTranslations('reading.contact')
  const address = inLanguage(useLocale(), { en: settings.address, ar: settings.address_ar })
  return (
    <article className={styles.page}>
      <header className={styles.head}>
        <h1>{t('title')}</h1>
        <p>
          {t('lead')}{' '}
          <Link href="/faqs" prefetch={false}>
            {t('faqs')}
          </Link>
        </p>
      </header>
      <section className={styles.form} aria-labelledby="write">
        <h2 id="write">{t('write')}</h2>
        <ContactForm />
      </section>
      <aside className={styles.ways} aria-labelledby="reach">
        <h2 id="reach">{t('otherWays')}</h2>
        <dl>
          <ContactLine icon="phone" name={t('phones')}>
            {settings.phoneNo.map((phone) => (
              <a key={phone} href={`tel:${phone}`}>
                <bdi dir="ltr">{formatPhone(phone)}</bdi>
              </a>
            ))}
          </ContactLine>
          <ContactLine icon="mail" name={t('email')}>
            <a href={`mailto:${settings.email}`}>
              <bdi dir="ltr">{settings.email}</bdi>
            </a>
          </ContactLine>
          <ContactLine icon="pin" name={t('address')}>
            <address>{address}</address>
          </ContactLine>
        </dl>
        <div className={styles.map}>{map}</div>
      </aside>
    </article>
  )
}

function ContactLine({ icon, name, children }: { icon: IconName; name: string; children: ReactNode }) {
  return (
    <div className={styles.way}>
      <dt>
        <Icon name={icon} size={20} />
        {name}
      </dt>
      <dd>{children}</dd>
    </div>
  )
}
