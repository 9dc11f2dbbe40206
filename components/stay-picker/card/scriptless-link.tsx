import { useTranslations } from 'next-intl'
import { useStay } from '@/components/stay-picker/stay-state'
import { TYPE_BASICS } from '@/lib/domain/listing/type-basics'
import { Link } from '@/lib/i18n/navigation'
import styles from './booking-card.module.css'

/** Without script, a page with a form shows the price. */
export function ScriptlessLink() {
  const t = useTranslations('booking')
  const { id, type } = useStay().offer
  return (
    <noscript>
      <Link
        className={styles.plain}
        href={`/${TYPE_BASICS[type].slug}/${id}/price`}
        rel="nofollow"
        prefetch={false}
      >
        {t('plainWay')}
      </Link>
    </noscript>
  )
}
