'use client'

import { useTranslations } from 'next-intl'
import { useMayWrite } from '@/components/admin/admin-role'
import { CardActions } from '@/components/admin/item-card'
import { ReasonButton } from '@/components/admin/reason-button'
import { ActButton } from '@/components/shared/act-button'
import { Badge, type BadgeTone } from '@/components/ui/badge'
import { call } from '@/lib/api/call'
import type { ReviewedVendorWire } from '@/lib/contract/schemas/account/vendor'
import type { VatNumberState } from '@/lib/domain/account/vendor'

const TONES: Record<VatNumberState, BadgeTone> = { unchecked: 'warn', checked: 'ok', refused: 'err' }

/** The VAT number of a vendor, what became of it, and what an admin decides after looking it up. */
export function VatCheck({ vendor }: { vendor: ReviewedVendorWire }) {
  const t = useTranslations('admin.vendors.vatCheck')
  const canWrite = useMayWrite('vendors')
  const { _id: id, version, vatNumber, vatCheck } = vendor
  if (vatNumber === null || vatCheck === null) return <p>{t('none')}</p>
  const decide = (body: { decision: 'checked' } | { decision: 'refused'; reason: string }) =>
    call('POST /admin/vendors/:id/vat-number', { params: { id }, body: { version, ...body } })
  return (
    <>
      <p>
        <bdi className="num">{vatNumber}</bdi>{' '}
        <Badge $tone={TONES[vatCheck.state]}>{t(`states.${vatCheck.state}`)}</Badge>
      </p>
      {vatCheck.reason ? <p dir="auto">{vatCheck.reason}</p> : null}
      <p>{t(`what.${vatCheck.state}`)}</p>
      {canWrite ? (
        <CardActions>
          {vatCheck.state === 'checked' ? null : (
            <ActButton send={() => decide({ decision: 'checked' })} done={t('checkedDone')}>
              {t('check')}
            </ActButton>
          )}
          {vatCheck.state === 'refused' ? null : (
            <ReasonButton
              title={t('refuseTitle')}
              help={t('refuseHelp')}
              action={t('refuse')}
              done={t('refusedDone')}
              onSend={(reason) => decide({ decision: 'refused', reason })}
            >
              <p>{t('refuseText')}</p>
            </ReasonButton>
          )}
        </CardActions>
      ) : null}
    </>
  )
}
