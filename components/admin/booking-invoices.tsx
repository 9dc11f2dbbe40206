'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import styled from 'styled-components'
import { InvoiceList } from '@/components/shared/booking/invoice-list'
import { Icon } from '@/components/ui/icon/icon'
import { useAnswer } from '@/lib/api/use-answer'

const Part = styled.details`
  summary { display: flex; align-items: center; gap: var(--s-2); min-block-size: var(--tap); inline-size: fit-content; font-weight: var(--fw-semibold); }
  &[open] summary svg { transform: rotate(180deg); }
  p { font-size: var(--fs-sm); color: var(--c-ink-2); }
`

/** The documents of a booking in the console, fetched when they are asked for. */
export function BookingInvoices({ bookingId }: { bookingId: string }) {
  const t = useTranslations('invoices.list')
  const [isOpen, setIsOpen] = useState(false)
  const { data, error } = useAnswer(
    'GET /bookings/:id/invoices',
    isOpen ? { params: { id: bookingId } } : null,
  )
  return (
    <Part onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary>
        {t('title')}
        <Icon name="chevronDown" size={16} />
      </summary>
      <div aria-live="polite">
        {error ? <p>{t('failed')}</p> : null}
        {data?.invoices.length === 0 ? <p>{t('none')}</p> : null}
        {data ? <InvoiceList invoices={data.invoices} /> : null}
      </div>
    </Part>
  )
}
