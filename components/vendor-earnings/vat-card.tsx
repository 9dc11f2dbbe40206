'use client'

import { useTranslations } from 'next-intl'
import styled from 'styled-components'
import { Form } from '@/components/forms/form'
import { SubmitButton } from '@/components/forms/submit-button'
import { TextField } from '@/components/forms/text-field'
import { Card, Quiet } from '@/components/shared/card-rows'
import { showToast } from '@/components/ui/toast/show-toast'
import { call } from '@/lib/api/call'
import type { EarningsWire } from '@/lib/contract/schemas/payouts/earnings'
import { typedNumber } from '@/lib/domain/account/identity'
import { vatNumberBody } from '@/lib/domain/account/vendor'
import { useRouter } from '@/lib/i18n/navigation'

const Body = styled.div`
  display: grid; gap: var(--s-4); max-inline-size: var(--read-max);
`

/** The VAT number under which Diyar issues the vendor's invoices. */
export function VatCard({ vatNumber, vatCheck }: Pick<EarningsWire, 'vatNumber' | 'vatCheck'>) {
  const t = useTranslations('earnings.vat')
  const router = useRouter()
  const toBody = (values: { vatNumber: string }) => ({ vatNumber: typedNumber(values.vatNumber) })
  return (
    <Card aria-labelledby="vat-number">
      <h2 id="vat-number">{t('title')}</h2>
      <Quiet>{t('lead')}</Quiet>
      {vatCheck ? (
        <Quiet>
          {t(`states.${vatCheck.state}`)} <bdi>{vatCheck.reason}</bdi>
        </Quiet>
      ) : null}
      <Form
        label={t('title')}
        schema={vatNumberBody}
        initialValues={{ vatNumber: vatNumber ?? '' }}
        toBody={toBody}
        onSubmit={async (values) => {
          const saved = await call('PUT /vendor/vat-number', { body: toBody(values) })
          showToast({ kind: 'success', text: t(saved.vatNumber ? 'saved' : 'removed') })
          router.refresh()
        }}
      >
        <Body>
          <TextField
            name="vatNumber"
            label={t('label')}
            help={t('help')}
            dir="ltr"
            inputMode="numeric"
            autoComplete="off"
          />
          <SubmitButton>{t('save')}</SubmitButton>
        </Body>
      </Form>
    </Card>
  )
}
