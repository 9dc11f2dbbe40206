'use client'

import { useTranslations } from 'next-intl'
import { useMayWrite } from '@/components/admin/admin-role'
import { CardActions } from '@/components/admin/item-card'
import { ReasonButton } from '@/components/admin/reason-button'
import { ActButton } from '@/components/shared/act-button'
import { call } from '@/lib/api/call'
import type { ReviewedVendorWire } from '@/lib/contract/schemas/account/vendor'

/** The name that a company asks for beside the one that it has, and what an admin decides after reading the registration. */
export function NameDecision({ vendor }: { vendor: ReviewedVendorWire }) {
  const t = useTranslations('admin.vendors.companyName')
  const canWrite = useMayWrite('vendors')
  const { _id: id, version, companyNames } = vendor
  if (!companyNames) return null
  const { name, proposed, refusalReason } = companyNames
  const decide = (body: { decision: 'approved' } | { decision: 'refused'; reason: string }) =>
    call('POST /admin/vendors/:id/company-name', { params: { id }, body: { version, ...body } })
  return (
    <section aria-labelledby="company-name">
      <h2 id="company-name">{t('title')}</h2>
      <p>
        {t('now')} <bdi>{name ?? t('none')}</bdi>
      </p>
      {refusalReason ? (
        <p>
          {t('lastRefusal')} <bdi dir="auto">{refusalReason}</bdi>
        </p>
      ) : null}
      {proposed === null ? (
        <p>{t('nothingWaits')}</p>
      ) : (
        <>
          <p>
            {t('proposed')}{' '}
            <strong>
              <bdi>{proposed}</bdi>
            </strong>
          </p>
          <p>{t('what')}</p>
        </>
      )}
      {proposed !== null && canWrite ? (
        <CardActions>
          <ActButton send={() => decide({ decision: 'approved' })} done={t('approved')}>
            {t('approve')}
          </ActButton>
          <ReasonButton
            title={t('refuseTitle')}
            help={t('refuseHelp')}
            action={t('refuse')}
            done={t('refused')}
            onSend={(reason) => decide({ decision: 'refused', reason })}
          >
            <p>{t('refuseText')}</p>
          </ReasonButton>
        </CardActions>
      ) : null}
    </section>
  )
}
