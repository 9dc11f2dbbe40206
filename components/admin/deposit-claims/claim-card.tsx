'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import { useMayWrite } from '@/components/admin/admin-role'
import { DocumentViewer } from '@/components/admin/document-viewer'
import { CardFacts, Fact, ItemCard, Small } from '@/components/admin/item-card'
import { AmountField } from '@/components/forms/amount-field'
import { ReasonField } from '@/components/forms/reason-field'
import { SubmitButton } from '@/components/forms/submit-button'
import { typedSar } from '@/components/forms/typed-number'
import { ClaimFacts } from '@/components/shared/deposit-claims/claim-facts'
import { FormDialog } from '@/components/shared/form-dialog'
import { PhoneText } from '@/components/shared/phone-text'
import { Wrapped } from '@/components/shared/styles/stack'
import { Button } from '@/components/ui/button'
import { call } from '@/lib/api/call'
import type { AdminClaimWire } from '@/lib/contract/schemas/deposit-claims/wire'
import { decisionBody } from '@/lib/domain/deposit-claims/bodies'
import { formatInstant } from '@/lib/i18n/dates'
import { inLanguage, localName } from '@/lib/i18n/direction'
import { useMoney } from '@/lib/i18n/use-money'

/** One claim with both sides; its photos open on request, because each view is recorded. */
export function ClaimCard({ claim }: { claim: AdminClaimWire }) {
  const t = useTranslations('admin.depositClaims')
  const locale = useLocale()
  const canWrite = useMayWrite('bookings')
  const [isDeciding, setDeciding] = useState(false)
  const { _id, booking, guest, host, photos } = claim
  return (
    <ItemCard aria-labelledby={_id}>
      <div>
        <h2 id={_id}>{inLanguage(locale, booking.service)}</h2>
        <Small>
          {t('booking', { code: booking.code })} ·{' '}
          {t('claimedOn', { at: formatInstant(claim.createdAt, locale) })}
        </Small>
      </div>
      <CardFacts>
        {(
          [
            ['guest', guest],
            ['host', host],
          ] as const
        ).map(([side, person]) => (
          <div key={side}>
            <dt>{t(side)}</dt>
            <dd>
              <bdi>{localName(locale, person)}</bdi>
            </dd>
            {person.phone ? (
              <dd>
                <PhoneText phone={person.phone} />
              </dd>
            ) : null}
          </div>
        ))}
        <Fact label={t('leftOn')}>{formatInstant(booking.checkOutAt, locale)}</Fact>
      </CardFacts>
      <ClaimFacts
        claim={claim}
        deposit={claim.deposit}
        photos={
          <Wrapped $gap={3}>
            {photos.map((url, index) => (
              <DocumentViewer key={url} documentUrl={url} label={t('photo', { at: index + 1 })} />
            ))}
          </Wrapped>
        }
      />
      {canWrite && claim.state === 'in_review' ? (
        <div>
          <Button onClick={() => setDeciding(true)}>{t('decide')}</Button>
        </div>
      ) : null}
      {isDeciding ? <DecisionDialog claim={claim} onClose={() => setDeciding(false)} /> : null}
    </ItemCard>
  )
}

const toBody = ({ amount, reason }: { amount: string; reason: string }) => ({
  amount: typedSar(amount),
  reason: reason.trim(),
})

/** How much of a claim goes to the vendor, and why; the rest returns to the guest. */
function DecisionDialog({ claim, onClose }: { claim: AdminClaimWire; onClose: () => void }) {
  const t = useTranslations('admin.depositClaims')
  const money = useMoney()
  return (
    <FormDialog
      title={t('decideTitle')}
      closeLabel={t('close')}
      schema={decisionBody}
      initialValues={{ amount: '', reason: '' }}
      toBody={toBody}
      send={async (values) => {
        await call('POST /admin/deposit-claims/:id/decide', {
          params: { id: claim._id },
          body: decisionBody.cast(toBody(values)),
        })
        return t('decided')
      }}
      onClose={onClose}
    >
      <AmountField label={t('amount')} help={t('amountHelp', { max: money(claim.amount).amount })} />
      <ReasonField label={t('reason')} help={t('reasonHelp')} />
      <SubmitButton>{t('send')}</SubmitButton>
    </FormDialog>
  )
}
