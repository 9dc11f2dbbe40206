import { notFound } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { setRequestLocale } from 'next-intl/server'
import { Receipt } from '@/components/bookings/receipt'
import { ReceiptBar } from '@/components/bookings/receipt-bar'
import { PageFrame } from '@/components/shared/page-frame/page-frame'
import { SignInRequired } from '@/components/shared/page-frame/sign-in-required'
import { Button } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { load } from '@/lib/api/load'
import type { BookingWire } from '@/lib/contract/schemas/booking/wire'
import { hasReceipt } from '@/lib/domain/booking/money/receipts'
import { priceUnitOf } from '@/lib/domain/listing/type-basics'
import { ClientMessages } from '@/lib/i18n/client-messages'
import { Link } from '@/lib/i18n/navigation'
import { privateMetadata } from '@/lib/seo'
import { answerWith } from '@/lib/session/rendered-answer'

interface PageProps {
  params: Promise<{ locale: string; id: string }>
}

const MESSAGES = [
  'booking',
  'invoices',
  'stay',
  'vocabulary.addOn',
  'vocabulary.bookingState',
  'vocabulary.paymentMethod',
]

export const generateMetadata = privateMetadata('stay.receiptPage')

export default async function ReceiptPage({ params }: PageProps) {
  const { locale, id } = await params
  setRequestLocale(locale)
  const answer = await load('GET /bookings/:id', { params: { id } })
  if (answer.state === 'notFound') notFound()
  if (answer.state === 'visitor') answerWith(401)
  return (
    <ClientMessages also={MESSAGES}>
      <PageFrame>
        {answer.state === 'visitor' ? (
          <SignInRequired area="booking" />
        ) : (
          <ReceiptBody booking={answer.data} />
        )}
      </PageFrame>
    </ClientMessages>
  )
}

async function ReceiptBody({ booking }: { booking: BookingWire }) {
  const [answer, documents] = hasReceipt(booking)
    ? await Promise.all([
        load('GET /bookings/:id/receipt', { params: { id: booking._id } }),
        load('GET /bookings/:id/invoices', { params: { id: booking._id } }),
      ])
    : []
  if (answer?.state !== 'found') return <NoReceipt bookingId={booking._id} />
  const isEventDay = priceUnitOf(booking.service.type, booking.mode) === 'eventDay'
  return (
    <>
      <ReceiptBar bookingId={booking._id} />
      <Receipt
        receipt={answer.data}
        invoices={documents?.state === 'found' ? documents.data.invoices : []}
        isEventDay={isEventDay}
      />
    </>
  )
}

/** A receipt documents money that moved: nothing was paid online, or not yet. */
function NoReceipt({ bookingId }: { bookingId: string }) {
  const t = useTranslations('stay.receiptPage')
  return (
    <EmptyState isPage title={t('noneTitle')} text={t('noneText')}>
      <Button as={Link} $kind="outline" href={`/booking/${bookingId}`}>
        {t('back')}
      </Button>
    </EmptyState>
  )
}
