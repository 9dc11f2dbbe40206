import { useTranslations } from 'next-intl'
import { classNames } from '@/components/ui/class-names'
import { Icon } from '@/components/ui/icon/icon'
import type { IconName } from '@/components/ui/icon/icon-paths'
import type { SiteSettings } from '@/lib/contract/schemas/catalogue'
import { formatPhone } from '@/lib/domain/account/phone'
import styles from './footer.module.css'

type Social = 'facebookLink' | 'instagramLink' | 'twitterLink' | 'youTubeLink'

/** What the footer shows of the settings; the address is in the language of the page. */
export type Reachable = Pick<SiteSettings, 'address' | 'phoneNo' | 'email' | Social>

const SOCIALS: readonly { setting: Social; icon: IconName }[] = [
  { setting: 'facebookLink', icon: 'facebook' },
  { setting: 'instagramLink', icon: 'instagram' },
  { setting: 'twitterLink', icon: 'twitter' },
  { setting: 'youTubeLink', icon: 'youtube' },
]

/** Address, phone numbers and e-mail from the settings. */
export function Reach({ settings }: { settings: Reachable }) {
  const t = useTranslations('layout.footer')
  return (
    <section className={classNames(styles.wide, styles.reach)} aria-labelledby="footer-reach">
      <h2 id="footer-reach">{t('reach')}</h2>
      <address>
        <p>
          <Icon name="pin" size={18} />
          <bdi>{settings.address}</bdi>
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

export function Socials({ settings }: { settings: Reachable }) {
  const t = useTranslations('layout.footer')
  return (
    <ul className={styles.socials}>
      {SOCIALS.filter(({ setting }) => settings[setting]).map(({ setting, icon }) => (
        <li key={setting}>
          <a href={settings[setting]} target="_blank" rel="noopener" aria-label={t(setting)}>
            <Icon name={icon} />
          </a>
        </li>
      ))}
    </ul>
  )
}
