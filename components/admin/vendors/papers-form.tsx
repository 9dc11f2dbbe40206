'use client'

import { useLocale, useTranslations } from 'next-intl'
import styled from 'styled-components'
import { useMayWrite } from '@/components/admin/admin-role'
import { DateField } from '@/components/forms/date-field'
import { Form } from '@/components/forms/form'
import { SubmitButton } from '@/components/forms/submit-button'
import { TextField } from '@/components/forms/text-field'
import { WarnIfChanged } from '@/components/forms/warn-if-changed'
import { useReportFailure } from '@/components/shared/use-action'
import { Badge, type BadgeTone } from '@/components/ui/badge'
import { showToast } from '@/components/ui/toast/show-toast'
import { call } from '@/lib/api/call'
import type { ReviewedVendorWire } from '@/lib/contract/schemas/account/vendor'
import { papersBody, VENDOR_PAPERS } from '@/lib/domain/account/vendor'
import { LICENCE_WARNING_DAYS } from '@/lib/domain/listing/licence'
import { addDays, type Day, riyadhDay } from '@/lib/domain/time/days'
import { formatDay } from '@/lib/i18n/dates'
import { useRouter } from '@/lib/i18n/navigation'

const Fields = styled.div`
  display: grid; gap: var(--s-4); grid-template-columns: repeat(auto-fill, minmax(min(100%, 260px), 1fr)); align-items: start;
  > button { grid-column: 1 / -1; justify-self: start; }
`

const Badges = styled.div`
  display: flex; flex-wrap: wrap; gap: var(--s-2);
  > * { white-space: normal; }
`

const TONES = { expired: 'err', ends_soon: 'warn', valid: 'ok' } as const satisfies Record<string, BadgeTone>

function paperState(expiresOn: Day): keyof typeof TONES {
  const today = riyadhDay(new Date())
  if (expiresOn < today) return 'expired'
  return expiresOn <= addDays(today, LICENCE_WARNING_DAYS[0]) ? 'ends_soon' : 'valid'
}

/** The papers that have a last day, and which of them has ended or ends soon. */
export function PaperBadges({ vendor }: { vendor: ReviewedVendorWire }) {
  const t = useTranslations('admin.vendors.papers.state')
  const locale = useLocale()
  if (VENDOR_PAPERS.every((paper) => !vendor.expires[paper])) return null
  return (
    <Badges>
      {VENDOR_PAPERS.map((paper) => {
        const expiresOn = vendor.expires[paper]
        if (!expiresOn) return null
        const state = paperState(expiresOn)
        return (
          <Badge key={paper} $tone={TONES[state]}>
            {t(`${paper}.${state}`, { day: formatDay(expiresOn, locale) })}
          </Badge>
        )
      })}
    </Badges>
  )
}

/** Numbers and last days of the commercial registration and the VAT certificate; reminders follow the days. */
export function PapersForm({ vendor }: { vendor: ReviewedVendorWire }) {
  const t = useTranslations('admin.vendors.papers')
  const report = useReportFailure()
  const router = useRouter()
  const canWrite = useMayWrite('vendors')
  const { version, expires } = vendor
  if (!canWrite) return null
  const papers = {
    commId: vendor.commId ?? '',
    commercialExpiresOn: expires.commercial ?? '',
    vatNumber: vendor.vatNumber ?? '',
    vatExpiresOn: expires.vat ?? '',
  }
  return (
    <Form
      // Other changes of the vendor leave what is typed.
      key={Object.values(papers).join()}
      label={t('save')}
      schema={papersBody}
      initialValues={papers}
      toBody={(values) => ({ ...values, version })}
      onSubmit={async (values) => {
        await call('PUT /admin/vendors/:id/papers', {
          params: { id: vendor._id },
          body: { ...values, version },
        })
        showToast({ kind: 'success', text: t('saved') })
        router.refresh()
      }}
      onFailure={report}
    >
      <WarnIfChanged />
      <Fields>
        <TextField name="commId" label={t('commId')} inputMode="numeric" dir="ltr" maxLength={20} />
        <DateField name="commercialExpiresOn" label={t('commercialExpiresOn')} />
        <TextField name="vatNumber" label={t('vatNumber')} inputMode="numeric" dir="ltr" maxLength={20} />
        <DateField name="vatExpiresOn" label={t('vatExpiresOn')} />
        <SubmitButton isWide={false}>{t('save')}</SubmitButton>
      </Fields>
    </Form>
  )
}
