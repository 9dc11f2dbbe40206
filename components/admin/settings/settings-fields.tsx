'use client'

import { Field as FormikField } from 'formik'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { useAdminRole, useMayWrite } from '@/components/admin/admin-role'
import { FieldPair } from '@/components/admin/content/bilingual-fields'
import { PointField } from '@/components/admin/content/point-field'
import { AmountField } from '@/components/forms/amount-field'
import { SubmitButton } from '@/components/forms/submit-button'
import { TextArea } from '@/components/forms/text-area'
import { TextField } from '@/components/forms/text-field'
import { MAX_TITLE } from '@/lib/domain/content/fields'
import { REFUND_LIMIT_SETTINGS } from '@/lib/domain/content/settings'

const SOCIALS = ['facebookLink', 'instagramLink', 'twitterLink', 'youTubeLink'] as const
const MAX_PHONE_TEXT = 80

const Fields = styled.fieldset`
  display: grid; gap: var(--s-6); grid-template-columns: minmax(0, 1fr); border: 0; padding: 0; margin: 0; min-inline-size: 0;
  @media (min-width: 701px) { > button { justify-self: start; } }
`

const Frame = styled.section`
  display: grid; gap: var(--s-5); grid-template-columns: minmax(0, 1fr); padding: var(--s-5); border-radius: var(--r-lg); background: var(--c-raised); box-shadow: inset 0 0 0 1px var(--c-line);
  h2 { font-size: var(--fs-lg); }
`

/** Long addresses and sentences need wider fields than a dialog's. */
const Pair = styled(FieldPair)`
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 300px), 1fr));
`

const Tick = styled.label`
  display: flex; align-items: center; gap: var(--s-3); min-block-size: var(--tap); cursor: pointer;
  input { flex: none; inline-size: 22px; block-size: 22px; accent-color: var(--c-primary); }
`

function Part({ name, children }: { name: 'contact' | 'social' | 'rules'; children: ReactNode }) {
  const t = useTranslations('admin.settings.parts')
  const id = `settings-${name}`
  return (
    <Frame aria-labelledby={id}>
      <h2 id={id}>{t(name)}</h2>
      {children}
    </Frame>
  )
}

/** The fields of all settings, in three parts. */
export function SettingsFields({ canWrite }: { canWrite: boolean }) {
  const t = useTranslations('admin.settings')
  return (
    <Fields disabled={!canWrite}>
      <legend className="sr-only">{t('title')}</legend>
      <Contact />
      <Part name="social">
        <p>{t('help.social')}</p>
        <Pair>
          {SOCIALS.map((name) => (
            <TextField
              key={name}
              name={name}
              label={t(`fields.${name}`)}
              type="url"
              dir="ltr"
              autoComplete="off"
            />
          ))}
        </Pair>
      </Part>
      <Rules />
      {canWrite ? <SubmitButton isWide={false}>{t('save')}</SubmitButton> : null}
    </Fields>
  )
}

function Contact() {
  const t = useTranslations('admin.settings')
  return (
    <Part name="contact">
      <Pair>
        <TextField
          name="address_ar"
          label={t('fields.address_ar')}
          dir="rtl"
          lang="ar"
          maxLength={MAX_TITLE}
        />
        <TextField name="address" label={t('fields.address')} dir="ltr" lang="en" maxLength={MAX_TITLE} />
      </Pair>
      <Pair>
        <TextArea
          name="phoneNo"
          label={t('fields.phoneNo')}
          help={t('help.phoneNo')}
          rows={3}
          maxLength={MAX_PHONE_TEXT}
        />
        <TextField
          name="email"
          label={t('fields.email')}
          help={t('help.email')}
          type="email"
          dir="ltr"
          autoComplete="off"
        />
      </Pair>
      <PointField label={t('fields.latitude')} />
    </Part>
  )
}

function Rules() {
  const t = useTranslations('admin.settings')
  const decidesMoney = useMayWrite('money')
  const isOwner = useAdminRole()?.id === 'owner'
  return (
    <Part name="rules">
      <Pair>
        <AmountField name="minPayout" label={t('fields.minPayout')} help={t('help.minPayout')} />
        <AmountField
          name="adjustmentLimit"
          label={t('fields.adjustmentLimit')}
          help={t('help.adjustmentLimit')}
          disabled={!decidesMoney}
        />
        {REFUND_LIMIT_SETTINGS.map((name) => (
          <AmountField
            key={name}
            name={name}
            label={t(`fields.${name}`)}
            help={t('help.refundLimits')}
            disabled={!isOwner}
          />
        ))}
        <TextField
          name="vatNumber"
          label={t('fields.vatNumber')}
          help={t('help.vatNumber')}
          inputMode="numeric"
          dir="ltr"
          autoComplete="off"
        />
        <TextField
          name="commercialNumber"
          label={t('fields.commercialNumber')}
          help={t('help.vatNumber')}
          inputMode="numeric"
          dir="ltr"
          autoComplete="off"
        />
      </Pair>
      <Tick>
        <FormikField type="checkbox" name="requiresLicence" />
        {t('fields.requiresLicence')}
      </Tick>
    </Part>
  )
}
