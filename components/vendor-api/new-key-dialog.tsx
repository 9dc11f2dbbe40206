'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Form } from '@/components/forms/form'
import { SubmitButton } from '@/components/forms/submit-button'
import { TextField } from '@/components/forms/text-field'
import { DialogFailure } from '@/components/shared/dialog-failure'
import { Stack } from '@/components/shared/styles/stack'
import { useReportFailure } from '@/components/shared/use-action'
import { Dialog } from '@/components/ui/dialog/dialog'
import { call } from '@/lib/api/call'
import { type ApiKeyBody, apiKeyBody, KEY_SCOPES } from '@/lib/domain/api-keys/api-key'
import { useRouter } from '@/lib/i18n/navigation'
import { ShownOnce } from './shown-once'
import { TickList } from './tick-list'

const EMPTY: ApiKeyBody = { name: '', scopes: [] }

/** Names a key and its scopes; then shows the key, this one time. */
export function NewKeyDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations('vendorApi.new')
  const once = useTranslations('vendorApi.once')
  const scopes = useTranslations('vendorApi.scopes')
  const report = useReportFailure()
  const router = useRouter()
  const [key, setKey] = useState<string | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={key ? once('keyTitle') : t('title')}
      closeLabel={t('close')}
      startsInField
    >
      {key ? (
        <ShownOnce secret={key} text={once('keyText')} onDone={onClose} />
      ) : (
        <Form
          label={t('title')}
          schema={apiKeyBody}
          initialValues={EMPTY}
          onSubmit={async (body) => {
            setFailure(null)
            setKey((await call('POST /vendor/api-keys', { body })).key)
            router.refresh()
          }}
          onFailure={(problem) => setFailure(report(problem))}
        >
          <Stack $gap={5}>
            <TextField name="name" label={t('name')} help={t('nameHelp')} dir="auto" autoComplete="off" />
            <TickList
              name="scopes"
              legend={scopes('legend')}
              needed={scopes('needed')}
              options={KEY_SCOPES.map((value) => ({ value, label: scopes(value) }))}
            />
            <SubmitButton>{t('create')}</SubmitButton>
            <DialogFailure text={failure} />
          </Stack>
        </Form>
      )}
    </Dialog>
  )
}
