'use client'

import { useTranslations } from 'next-intl'
import styled from 'styled-components'
import { Form } from '@/components/forms/form'
import { SubmitButton } from '@/components/forms/submit-button'
import { TextField } from '@/components/forms/text-field'
import { Card, Quiet } from '@/components/shared/card-rows'
import { showToast } from '@/components/ui/toast/show-toast'
import { call } from '@/lib/api/call'
import type { CompanyNameWire } from '@/lib/contract/schemas/account/vendor'
import { companyNameBody } from '@/lib/domain/account/vendor'
import { useRouter } from '@/lib/i18n/navigation'

const Body = styled.div`
  display: grid; gap: var(--s-4); max-inline-size: var(--read-max);
`

/** The name of a company: public and on documents. Another one is asked for here, and holds once an admin approved it. */
export function CompanyNameCard({ names }: { names: CompanyNameWire }) {
  const t = useTranslations('earnings.companyName')
  const router = useRouter()
  const { name, proposed, refusalReason } = names
  const toBody = (values: { companyName: string }) => ({ companyName: values.companyName.trim() })
  return (
    <Card aria-labelledby="company-name">
      <h2 id="company-name">{t('title')}</h2>
      <Quiet>{t('lead')}</Quiet>
      {proposed ? (
        <Quiet role="status">
          {t.rich(name ? 'waiting' : 'waitingFirst', {
            proposed: () => <bdi>{proposed}</bdi>,
            name: () => <bdi>{name}</bdi>,
          })}
        </Quiet>
      ) : null}
      {refusalReason ? (
        <Quiet>
          {t('refused')} <bdi dir="auto">{refusalReason}</bdi>
        </Quiet>
      ) : null}
      <Form
        key={`${name} ${proposed}`}
        label={t('title')}
        schema={companyNameBody}
        initialValues={{ companyName: proposed ?? name ?? '' }}
        toBody={toBody}
        onSubmit={async (values) => {
          const saved = await call('PUT /vendor/company-name', { body: toBody(values) })
          showToast({ kind: 'success', text: t(saved.proposed === null ? 'unchanged' : 'saved') })
          router.refresh()
        }}
      >
        <Body>
          <TextField
            name="companyName"
            label={t('label')}
            help={t('help')}
            dir="auto"
            autoComplete="organization"
          />
          <SubmitButton>{t('save')}</SubmitButton>
        </Body>
      </Form>
    </Card>
  )
}
