import { useTranslations } from 'next-intl'
import { Thumbnail } from '@/components/shared/photos/thumbnail'
import { IconButton } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon/icon'
import { Money } from '@/components/ui/money'
import { Link } from '@/lib/i18n/navigation'
import styles from './map-split.module.css'
import type { ResultPin } from './result-pins'

interface PinCardProps {
  pin: ResultPin
  /** its listing is a card of the page, which a phone shows in its rail */
  isInRail: boolean
  onClose: () => void
}

/** The card of a pressed pin, with a link to its listing. */
export function PinCard({ pin, isInRail, onClose }: PinCardProps) {
  const t = useTranslations('search.map')
  return (
    <div className={styles.pinCard} data-in-rail={isInRail || undefined} role="status">
      <div className={styles.photo}>{pin.image ? <Thumbnail url={pin.image} alt="" /> : null}</div>
      <div className={styles.words}>
        <Link href={pin.href} prefetch={false}>
          {pin.name}
        </Link>
        <span>{pin.where}</span>
        <span className={styles.price}>
          <Money amount={pin.amount} spoken={t('price', { count: Number(pin.amount.replaceAll(',', '')) })} />
        </span>
      </div>
      <IconButton className={styles.shut} $size={40} aria-label={t('close')} onClick={onClose}>
        <Icon name="close" size={18} />
      </IconButton>
    </div>
  )
}
