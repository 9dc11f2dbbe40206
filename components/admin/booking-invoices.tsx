'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import styled from 'styled-components'
import useSWR from 'swr'
import { InvoiceList } from '@/components/shared/invoice-list'
import { getInvoices, invoicesPath } from '@/lib/api/money/invoices'

const Part = styled.details`
  summary { padding-block: var(--s-3); inline-size: fit-content; font-weight: var(--fw-semibold); cursor: pointer; }
  p { font-size: var(--fs-sm); color: var(--c-ink-2); }
`

/** The documents of a booking in the console, fetched when they are asked for. */
export function BookingInvoices({ bookingId }: { bookingId: string }) {
  const t = useTranslations('invoices.list')
  const [isOpen, setIsOpen] = useState(false)
  const { data, error } = useSWR(isOpen ? invoicesPath(bookingId) : null, getInvoices)
  return (
    <Part onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary>{t('title')}</summary>
      <div aria-live="polite">
        {error ? <p>{t('failed')}</p> : null}
        {data?.invoices.length === 0 ? <p>{t('none')}</p> : null}
        {data ? <InvoiceList invoices={data.invoices} /> : null}
      </div>
    </Part>
  )
}
