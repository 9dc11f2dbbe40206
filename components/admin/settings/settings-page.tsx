'use client'

import { useFormikContext } from 'formik'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import styled from 'styled-components'
import { useAdminRole, useMayWrite } from '@/components/admin/admin-role'
import { Form } from '@/components/forms/form'
import { useFailureText } from '@/components/forms/use-issue-text'
import { useWarningBeforeLeaving } from '@/components/forms/use-warning-before-leaving'
import { ButtonRow } from '@/components/shared/button-row'
import { PageFrame } from '@/components/shared/page-frame/page-frame'
import { Button } from '@/components/ui/button'
import { showToast } from '@/components/ui/toast/show-toast'
import { call } from '@/lib/api/call'
import {
  type AdminSettingsWire,
  type AmountSetting,
  changedSettings,
  REFUND_LIMIT_SETTINGS,
  settingsBody,
} from '@/lib/domain/content/settings'
import { useRouter } from '@/lib/i18n/navigation'
import { SettingsFields } from './settings-fields'
import { bodyOf, staleSettingsOf, typedOf } from './typed-settings'

/** The site-wide settings in one form. What was typed stays when another admin was faster. */
export function SettingsPage({ settings }: { settings: AdminSettingsWire }) {
  const t = useTranslations('admin.settings')
  const failureText = useFailureText()
  const router = useRouter()
  const canWrite = useMayWrite('settings')
  const [base, setBase] = useState(settings)
  const [newer, setNewer] = useState<AdminSettingsWire | null>(null)
  const held = useHeldAmounts()
  // The newest that is known, of which what the admin may not change is sent as it is.
  const [stored, setStored] = useState(settings)
  const bodyFrom = (values: Parameters<typeof bodyOf>[0]) => ({
    ...bodyOf(values, stored.version),
    ...Object.fromEntries(held.map((name) => [name, stored[name]])),
  })
  function startFrom(current: AdminSettingsWire) {
    setBase(current)
    setStored(current)
    setNewer(null)
  }
  return (
    <PageFrame>
      <h1>{t('title')}</h1>
      <p>{t(canWrite ? 'lead' : 'readOnly')}</p>
      {newer ? (
        <StaleSettings
          seen={base}
          newer={newer}
          onLoad={() => startFrom(newer)}
          onKeep={() => {
            setStored(newer)
            setNewer(null)
          }}
        />
      ) : null}
      <Form
        key={base.version}
        label={t('title')}
        schema={settingsBody}
        initialValues={typedOf(base)}
        toBody={bodyFrom}
        onSubmit={async (values) => {
          startFrom(await call('PUT /admin/settings', { body: settingsBody.validateSync(bodyFrom(values)) }))
          showToast({ kind: 'success', text: t('saved') })
          router.refresh()
        }}
        onFailure={(failure) => {
          setNewer(staleSettingsOf(failure))
          showToast({ kind: 'error', text: failureText(failure) })
        }}
      >
        <Unsaved />
        <SettingsFields canWrite={canWrite} />
      </Form>
    </PageFrame>
  )
}

/** The amounts that the admin reads and may not change. */
function useHeldAmounts(): AmountSetting[] {
  const isOwner = useAdminRole()?.id === 'owner'
  const decidesMoney = useMayWrite('money')
  return [...(decidesMoney ? [] : (['adjustmentLimit'] as const)), ...(isOwner ? [] : REFUND_LIMIT_SETTINGS)]
}

function Unsaved() {
  useWarningBeforeLeaving(useFormikContext().dirty)
  return null
}

const Notice = styled.div`
  display: grid; gap: var(--s-3); padding: var(--s-5); border-radius: var(--r-lg); background: var(--c-warn-soft);
  h2 { font-size: var(--fs-md); }
`

interface StaleSettingsProps {
  seen: AdminSettingsWire
  newer: AdminSettingsWire
  onKeep: () => void
  onLoad: () => void
}

/** What another admin changed meanwhile, and whose settings go on. */
function StaleSettings({ seen, newer, onKeep, onLoad }: StaleSettingsProps) {
  const t = useTranslations('admin.settings')
  const names = [...new Set(changedSettings(seen, newer).map((name) => t(`fields.${name}`)))]
  return (
    <Notice role="alert">
      <h2>{t('stale.title')}</h2>
      {names.length > 0 ? <p>{t('stale.changed', { fields: names.join(t('comma')) })}</p> : null}
      <ButtonRow>
        <Button $kind="outline" $size="sm" onClick={onLoad}>
          {t('stale.load')}
        </Button>
        <Button $kind="quiet" $size="sm" onClick={onKeep}>
          {t('stale.keep')}
        </Button>
      </ButtonRow>
    </Notice>
  )
}
