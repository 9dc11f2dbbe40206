import { useTranslations } from 'next-intl'
import { Link } from '@/lib/i18n/navigation'
import styles from './console-nav.module.css'

/** The rooms of the console in one line, under the header; a new page of ADMIN_PAGES stands there by itself. */
export function ConsoleNav({ rooms }: { rooms: readonly string[] }) {
  const t = useTranslations('admin.nav')
  return (
    <nav className={styles.nav} aria-label={t('label')}>
      {rooms.map((room) => (
        <Link key={room} href={`/admin/${room}`} prefetch={false}>
          {t(room)}
        </Link>
      ))}
    </nav>
  )
}
