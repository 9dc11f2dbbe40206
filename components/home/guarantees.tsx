import { useTranslations } from 'next-intl'
import { Icon } from '@/components/ui/icon/icon'
import type { IconName } from '@/components/ui/icon/icon-paths'
import styles from './guarantees.module.css'

/** The six cards of "what can we do for you" in the specification. */
const GUARANTEES: readonly { key: string; icon: IconName }[] = [
  { key: 'instant', icon: 'bolt' },
  { key: 'service', icon: 'headset' },
  { key: 'search', icon: 'search' },
  { key: 'payment', icon: 'shield' },
  { key: 'reviews', icon: 'star' },
  { key: 'photos', icon: 'photo' },
]

export function Guarantees() {
  const t = useTranslations('home.promises')
  return (
    <ul className={styles.grid}>
      {GUARANTEES.map(({ key, icon }) => (
        <li key={key}>
          <span className={styles.mark}>
            <Icon name={icon} size={24} />
          </span>
          <h3>{t(`${key}.title`)}</h3>
          <p>{t(`${key}.text`)}</p>
        </li>
      ))}
    </ul>
  )
}
