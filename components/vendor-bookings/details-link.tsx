import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { requestHref } from '@/lib/api/vendor-bookings'
import { Link } from '@/lib/i18n/navigation'

/** Links a card to the booking's page. */
export function DetailsLink({ bookingId, code }: { bookingId: string; code: string }) {
  const t = useTranslations('hosted.actions')
  return (
    <Button as={Link} $kind="quiet" $size="sm" href={requestHref(bookingId)} prefetch={false}>
      {t('details')} <span className="sr-only">{code}</span>
    </Button>
  )
}
