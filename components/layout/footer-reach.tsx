import { useLocale, useTranslations } from 'next-intl'
import { classNames } from '@/components/ui/class-names'
import { Icon } from '@/components/ui/icon/icon'
import type { IconName } from '@/components/ui/icon/icon-paths'
import { formatPhone } from '@/lib/domain/account/phone'
import type { SiteSettings } from '@/lib/domain/catalogue'
import { inLanguage } from '@/lib/i18n/direction'
import styles from './footer.module.css'

const SOCIALS: readonly { setting: keyof SiteSettings; icon: IconName }[] = [
  { setting: 'facebookLink', icon: 'facebook' },
  { setting: 'instagramLink', icon: 'instagram' },
  { setting: 'twitterLink', icon: 'twitter' },
  { setting: 'youTubeLink', icon: 'youtube' },
]

/** Address, phone numbers and e-mail from the settings. */
export function Reach({ settings }: { settings: SiteSettings }) {
  const t = useTranslations('layout.footer')
  const locale = useLocale()
  return (
    <section className={classNames(styles.wide, styles.reach)} aria-labelledby="footer-reach">
      <h2 id="footer-reach">{t('reach')}</h2>
      <address>
        <p>
          <Icon name="pin" size={18} />
          <bdi>{inLanguage(locale, { en: settings.address, ar: settings.address_ar })}</bdi>
        </p>
        <ul>
          {settings.phoneNo.map((phone) => (
            <li key={phone}>
              <a href={`tel:${phone}`}>
                <Icon name="phone" size={18} />
                <bdi className="num" dir="ltr">
                  {formatPhone(phone)}
                </bdi>
              </a>
            </li>
          ))}
          <li>
            <a href={`mailto:${settings.email}`}>
              <Icon name="mail" size={18} />
              <bdi dir="ltr">{settings.email}</bdi>
            </a>
          </li>
        </ul>
      </address>
    </section>
  )
}

export function Socials({ settings }: { settings: SiteSettings }) {
  const t = useTranslations('layout.footer')
  return (
    <ul className={styles.socials}>
      {SOCIALS.filter(({ setting }) => settings[setting]).map(({ setting, icon }) => (
        <li key={setting}>
          <a href={String(settings[setting])} target="_blank" rel="noopener" aria-label={t(setting)}>
            <Icon name={icon} />
          </a>
        </li>
      ))}
    </ul>
  )
}
