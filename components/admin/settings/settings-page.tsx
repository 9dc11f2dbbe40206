'use client'

import { useFormikContext } from 'formik'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { useMayWrite } from '@/components/admin/admin-role'
import { Form } from '@/components/forms/form'
import { useFailureText } from '@/components/forms/use-issue-text'
import { useWarningBeforeLeaving } from '@/components/forms/use-warning-before-leaving'
import { PageFrame } from '@/components/shared/page-frame/page-frame'
import { showToast } from '@/components/ui/toast/show-toast'
import { call } from '@/lib/api/call'
import { type AdminSettingsWire, settingsBody } from '@/lib/domain/content/settings'
import { useRouter } from '@/lib/i18n/navigation'
import { SettingsFields } from './settings-fields'
import { StaleSettings } from './stale-settings'
import { bodyOf, staleSettingsOf, typedOf } from './typed-settings'

/** The site-wide settings in one form. What was typed stays when another admin was faster. */
export function SettingsPage({ settings }: { settings: AdminSettingsWire }) {
  const t = useTranslations('admin.settings')
  const failureText = useFailureText()
  const router = useRouter()
  const canWrite = useMayWrite('settings')
  const [base, setBase] = useState(settings)
  const [version, setVersion] = useState(settings.version)
  const [newer, setNewer] = useState<AdminSettingsWire | null>(null)
  function startFrom(current: AdminSettingsWire) {
    setBase(current)
    setVersion(current.version)
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
            setVersion(newer.version)
            setNewer(null)
          }}
        />
      ) : null}
      <Form
        key={base.version}
        label={t('title')}
        schema={settingsBody}
        initialValues={typedOf(base)}
        toBody={(values) => bodyOf(values, version)}
        onSubmit={async (values) => {
          startFrom(
            await call('PUT /admin/settings', { body: settingsBody.validateSync(bodyOf(values, version)) }),
          )
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

function Unsaved() {
  useWarningBeforeLeaving(useFormikContext().dirty)
  return null
}
