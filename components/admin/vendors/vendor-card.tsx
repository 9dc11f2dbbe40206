'use client'

import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { IfMayWrite } from '@/components/admin/admin-role'
import { DocumentViewer } from '@/components/admin/document-viewer'
import { CardFacts, ItemCard, Small } from '@/components/admin/item-card'
import { PhoneText } from '@/components/shared/phone-text'
import { Thumbnail } from '@/components/shared/photos/thumbnail'
import { Badge } from '@/components/ui/badge'
import type { ReviewedVendorWire } from '@/lib/contract/schemas/account/vendor'
import { fullName } from '@/lib/domain/account/account'
import { nationalityName } from '@/lib/domain/account/nationalities'
import { riyadhDay } from '@/lib/domain/time/days'
import { formatDay } from '@/lib/i18n/dates'
import { Link } from '@/lib/i18n/navigation'
import { PaperBadges } from './papers-form'
import { VendorApproval } from './vendor-approval'

const Card = styled(ItemCard)`
  gap: var(--s-5);
  > header { flex-wrap: nowrap; align-items: center; gap: var(--s-4); }
  header img { inline-size: 56px; block-size: 56px; border-radius: var(--r-full); object-fit: cover; }
`

const Person = styled.div`
  flex: 1; min-inline-size: 0;
`

const Documents = styled.div`
  display: flex; flex-wrap: wrap; gap: var(--s-3);
  &:empty { display: none; }
`

const Details = styled(Link)`
  justify-self: start; min-block-size: var(--tap); display: inline-grid; align-items: center; font-weight: var(--fw-semibold); text-decoration: underline; text-underline-offset: 4px;
`

const Reason = styled.p`
  padding: var(--s-4); border-radius: var(--r-md); background: var(--c-err-soft);
`

interface VendorCardProps {
  application: ReviewedVendorWire
  /** on the vendor's own page, which the card does not link to */
  isWhole?: boolean
  /** further actions */
  children?: ReactNode
}

/** One vendor application; its documents open on request only, and each view is logged. */
export function VendorCard({ application, isWhole = false, children }: VendorCardProps) {
  const t = useTranslations('admin.vendors')
  const locale = useLocale()
  const { companyName, file, type, nationality, idPhoto, commercialIdPhoto, rejectionReason, suspension } =
    application
  const applicant = fullName(application)
  const facts: [string, ReactNode][] = [
    ['applicant', companyName && applicant],
    ['phone', <PhoneText key="phone" phone={application.phone} />],
    ['email', application.email],
    ['idNumber', application.idNumber],
    ['commId', application.commId],
    ['nationality', nationality && nationalityName(nationality, locale)],
    ['address', application.address],
  ]
  return (
    <Card aria-labelledby={application._id}>
      <header>
        {file ? <Thumbnail url={file} alt="" width={56} height={56} /> : null}
        <Person>
          <h2 id={application._id}>
            <bdi>{companyName ?? applicant}</bdi>
          </h2>
          <Small>{t('sentOn', { day: formatDay(riyadhDay(new Date(application.createdAt)), locale) })}</Small>
        </Person>
        <Badge $tone="primary">{t(`types.${type}`)}</Badge>
      </header>
      <CardFacts>
        {facts.map(([name, value]) =>
          value ? (
            <div key={name}>
              <dt>{t(`facts.${name}`)}</dt>
              <dd>
                <bdi>{value}</bdi>
              </dd>
            </div>
          ) : null,
        )}
      </CardFacts>
      <Documents>
        {idPhoto ? <DocumentViewer documentUrl={idPhoto} label={t('idPhoto')} /> : null}
        {commercialIdPhoto ? (
          <DocumentViewer documentUrl={commercialIdPhoto} label={t('commercialIdPhoto')} />
        ) : null}
      </Documents>
      {rejectionReason ? (
        <Reason>
          {t('reason')}: <bdi>{rejectionReason}</bdi>
        </Reason>
      ) : null}
      {suspension ? (
        <Reason>
          <strong>{t('suspended', { day: formatDay(riyadhDay(new Date(suspension.since)), locale) })}</strong>{' '}
          <bdi dir="auto">{suspension.reason}</bdi>
        </Reason>
      ) : null}
      {isWhole ? null : <PaperBadges vendor={application} />}
      {isWhole ? null : (
        <Details href={`/admin/vendors?id=${application._id}`} prefetch={false}>
          {t('details')}
        </Details>
      )}
      {application.state === 'waiting' ? (
        <IfMayWrite area="vendors">
          <VendorApproval application={application} />
        </IfMayWrite>
      ) : null}
      {children}
    </Card>
  )
}
