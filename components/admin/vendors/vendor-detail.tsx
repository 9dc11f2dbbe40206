'use client'

import { useLocale, useTranslations } from 'next-intl'
import styled from 'styled-components'
import { BackLink } from '@/components/admin/back-link'
import { FirstFew } from '@/components/admin/first-few'
import { AlsoHere } from '@/components/admin/live/also-here'
import { PageFrame } from '@/components/shared/page-frame/page-frame'
import type { VendorDetailWire } from '@/lib/contract/schemas/account/vendor'
import { formatInstant } from '@/lib/i18n/dates'
import { Link } from '@/lib/i18n/navigation'
import { NameDecision } from './name-decision'
import { PaperBadges, PapersForm } from './papers-form'
import { Suspension } from './suspension'
import { VatCheck } from './vat-check'
import { VendorCard } from './vendor-card'
import { VendorNotes } from './vendor-notes'

const Parts = styled.div`
  display: grid; gap: var(--s-8); grid-template-columns: minmax(0, 1fr);
  section { display: grid; gap: var(--s-4); grid-template-columns: minmax(0, 1fr); }
  section > h2 { font-size: var(--fs-xl); }
`

const Open = styled.ul`
  display: grid; gap: var(--s-2); list-style: none; margin: 0; padding: 0;
  li { display: flex; flex-wrap: wrap; gap: var(--s-2) var(--s-4); align-items: center; padding: var(--s-2) var(--s-4); border-radius: var(--r-md); background: var(--c-sub); font-size: var(--fs-sm); }
  a { font-weight: var(--fw-semibold); text-decoration: underline; text-underline-offset: 4px; min-block-size: var(--tap); display: inline-grid; align-items: center; }
`

const SHOWN_BOOKINGS = 4

/** One vendor: the application, suspension, open bookings, papers and internal notes. */
export function VendorDetail({ detail }: { detail: VendorDetailWire }) {
  const t = useTranslations('admin.vendors')
  const { vendor, openBookings, openTotal } = detail
  return (
    <PageFrame>
      <h1 className="sr-only">{t('title')}</h1>
      <Parts>
        <BackLink href="/admin/vendors">{t('back')}</BackLink>
        <AlsoHere kind="vendors" id={vendor._id} />
        <VendorCard application={vendor} isWhole>
          <Suspension detail={detail} />
        </VendorCard>
        <section aria-labelledby="open">
          <h2 id="open">{t('openTitle', { count: openTotal })}</h2>
          {openTotal === 0 ? (
            <p>{t('noOpen')}</p>
          ) : (
            <FirstFew items={openBookings} shown={SHOWN_BOOKINGS}>
              {(items) => <OpenBookings bookings={items} />}
            </FirstFew>
          )}
        </section>
        <section aria-labelledby="papers">
          <h2 id="papers">{t('papersTitle')}</h2>
          <PaperBadges vendor={vendor} />
          <PapersForm vendor={vendor} />
        </section>
        <NameDecision vendor={vendor} />
        <section aria-labelledby="vat-check">
          <h2 id="vat-check">{t('vatCheck.title')}</h2>
          <VatCheck vendor={vendor} />
        </section>
        <section aria-labelledby="notes">
          <h2 id="notes">{t('notesTitle')}</h2>
          <VendorNotes detail={detail} />
        </section>
      </Parts>
    </PageFrame>
  )
}

function OpenBookings({ bookings }: { bookings: readonly VendorDetailWire['openBookings'][number][] }) {
  const states = useTranslations('vocabulary.bookingState')
  const locale = useLocale()
  return (
    <Open>
      {bookings.map(({ _id, code, status, checkIn }) => (
        <li key={_id}>
          <Link href={`/admin/bookings/${_id}`} prefetch={false}>
            <bdi dir="ltr">{code}</bdi>
          </Link>
          <span>{states(status)}</span>
          <span>{formatInstant(checkIn, locale)}</span>
        </li>
      ))}
    </Open>
  )
}
