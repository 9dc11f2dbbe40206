'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Form } from '@/components/forms/form'
import { NationalityField } from '@/components/forms/nationality-field'
import { SubmitButton } from '@/components/forms/submit-button'
import { TextField } from '@/components/forms/text-field'
import { Button } from '@/components/ui/button'
import { showToast } from '@/components/ui/toast/show-toast'
import { call } from '@/lib/api/call'
import type { VendorApplicationWire } from '@/lib/contract/schemas/account/vendor'
import type { Profile, VendorType } from '@/lib/domain/account/account'
import { COUNTRY_CODE } from '@/lib/domain/account/phone'
import { clearDraft, draftOf, SaveDraft } from './details-draft'
import { DetailsActions, DetailsFrame, DetailsGroup, FieldPair } from './details-frame'
import { DETAILS_SCHEMAS, detailsBody, prefilledDetails } from './details-values'
import { DocumentTile } from './document-tile'

interface DetailsFormProps {
  type: VendorType
  user: Profile
  before: VendorApplicationWire | null
  onBack: () => void
  onSent: () => void
}

/** The user, the identity and, for a company, its registration; each picture is uploaded as soon as it is chosen. */
export function DetailsForm({ type, user, before, onBack, onSent }: DetailsFormProps) {
  const t = useTranslations('vendor')
  const [uploading, setUploading] = useState(0)
  const onBusy = (isBusy: boolean) => setUploading((count) => count + (isBusy ? 1 : -1))
  const numberInput = { dir: 'ltr' as const, inputMode: 'numeric' as const }
  return (
    <Form
      label={t('detailsTitle')}
      schema={DETAILS_SCHEMAS[type]}
      initialValues={{
        ...prefilledDetails(user, before),
        ...draftOf(user._id)?.values,
      }}
      toBody={(values) => detailsBody(type, values)}
      onRefused={([text]) => text && showToast({ kind: 'error', text })}
      onSubmit={async (values) => {
        await call(`PUT /user/upgrade-vendor-${type}`, { body: detailsBody(type, values) })
        clearDraft()
        onSent()
      }}
    >
      <DetailsFrame>
        <SaveDraft userId={user._id} type={type} />
        <DetailsGroup name={type === 'company' ? 'contact' : 'person'}>
          <DocumentTile
            name="file"
            label={t('portrait')}
            hint={t('portraitHint')}
            purpose="picture"
            isRound
            onBusy={onBusy}
          />
          <FieldPair>
            <TextField name="firstName" label={t('firstName')} autoComplete="given-name" dir="auto" />
            <TextField name="lastName" label={t('lastName')} autoComplete="family-name" dir="auto" />
          </FieldPair>
          <TextField
            name="phone"
            label={t('phone')}
            prefix={COUNTRY_CODE}
            type="text"
            inputMode="tel"
            autoComplete="tel-national"
            dir="ltr"
          />
          <TextField
            name="email"
            label={t('email')}
            type="email"
            inputMode="email"
            autoComplete="email"
            dir="ltr"
          />
          <TextField
            name="address"
            label={t('address')}
            help={t('addressHelp')}
            autoComplete="street-address"
            dir="auto"
          />
        </DetailsGroup>
        <DetailsGroup name="identity">
          <NationalityField name="nationality" label={t('nationality')} placeholder={t('choose')} />
          <TextField name="idNumber" label={t('idNumber')} help={t('idHelp')} {...numberInput} />
          <DocumentTile
            name="idPhoto"
            label={t('idPhoto')}
            hint={t('paperHint')}
            purpose="document"
            onBusy={onBusy}
          />
        </DetailsGroup>
        {type === 'company' ? (
          <DetailsGroup name="company">
            <TextField
              name="companyName"
              label={t('companyName')}
              help={t('companyNameHelp')}
              autoComplete="organization"
              dir="auto"
            />
            <TextField name="commId" label={t('commId')} help={t('commHelp')} {...numberInput} />
            <DocumentTile
              name="commercialIdPhoto"
              label={t('commercialIdPhoto')}
              hint={t('paperHint')}
              purpose="document"
              onBusy={onBusy}
            />
          </DetailsGroup>
        ) : null}
        <DetailsActions>
          <Button $kind="outline" onClick={onBack}>
            {t('back')}
          </Button>
          <SubmitButton disabled={uploading > 0}>{t(uploading > 0 ? 'uploading' : 'send')}</SubmitButton>
        </DetailsActions>
      </DetailsFrame>
    </Form>
  )
}
