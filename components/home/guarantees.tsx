import { useTranslations } from 'next-intl'
import { Icon } from '@/components/ui/icon/icon'
import type { IconName } from '@/components/ui/icon/icon-paths'
import styles from './guarantees.module.css'

/** The six cards of "what can we do for you" in the specification. */
const GUARANTEES: readonly { word: string; icon: IconName }[] = [
  { word: 'instant', icon: 'bolt' },
  { word: 'service', icon: 'headset' },
  { word: 'search', icon: 'search' },
  { word: 'payment', icon: 'shield' },
  { word: 'reviews', icon: 'star' },
  { word: 'photos', icon: 'photo' },
]

export function Guarantees() {
  const t = useTranslations('home.promises')
  return (
    <ul className={styles.grid}>
      {GUARANTEES.map(({ word, icon }) => (
        <li key={word}>
          <span className={styles.mark}>
            <Icon name={icon} size={24} />
          </span>
          <h3>{t(`${word}.title`)}</h3>
          <p>{t(`${word}.text`)}</p>
        </li>
      ))}
    </ul>
  )
}
