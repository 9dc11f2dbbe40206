import { useTranslations } from 'next-intl'
import { Icon } from '@/components/ui/icon/icon'
import { payableNow } from '@/lib/domain/booking/money/due'
import type { QuoteWire } from '@/lib/domain/booking/wire'
import styles from './cancellation-note.module.css'
import { useCancellationText } from './use-cancellation-text'

/** Until when a stay can be cancelled for free, as one sentence; a passed deadline is shown too. */
export function CancellationNote({ quote }: { quote: QuoteWire }) {
  const t = useTranslations('booking')
  const cancellationText = useCancellationText()
  const { text, isFree } = cancellationText({ ...quote, dueNow: payableNow(quote) }, new Date())
  return (
    <p className={styles.note} data-strict={isFree ? undefined : true}>
      <Icon name={isFree ? 'shield' : 'alert'} size={18} />
      <span>
        {text}
        {!isFree && quote.lines.some(({ kind }) => kind === 'cleaning') ? ` ${t('cleaningReturned')}` : null}
      </span>
    </p>
  )
}
