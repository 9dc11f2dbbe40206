import { useTranslations } from 'next-intl'
import { Icon } from '@/components/ui/icon/icon'
import type { ListingState } from '@/lib/domain/listing/vocabulary'
import { Link } from '@/lib/i18n/navigation'
import styles from './hidden-listing.module.css'

/** Shows the owner of a hidden listing that only they see this page, and why. */
export function PreviewNote({ id, state }: { id: string; state: ListingState }) {
  const t = useTranslations('detail.preview')
  const states = useTranslations('vocabulary.serviceState')
  return (
    <aside className={styles.note} aria-label={t('label')}>
      <Icon name="info" size={20} />
      <p>
        <strong>{t('title', { state: states(state) })}</strong> {t('text')}
      </p>
      <Link href={`/service-details?id=${id}`} prefetch={false}>
        {t('back')}
      </Link>
    </aside>
  )
}
