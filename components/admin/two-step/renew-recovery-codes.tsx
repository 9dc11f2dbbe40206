'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { CodeForm } from '@/components/shared/second-step/code-form'
import { Button } from '@/components/ui/button'
import { call } from '@/lib/api/call'
import { totpBody } from '@/lib/domain/admin/two-step'
import { RecoveryCodes } from './recovery-codes'

/** Other recovery codes for an admin who has used or lost the first ones, against a code of the app. */
export function RenewRecoveryCodes({ onDone }: { onDone: () => void }) {
  const t = useTranslations('admin.twoStep')
  const [isOpen, setOpen] = useState(false)
  const [codes, setCodes] = useState<string[] | null>(null)
  if (codes) return <RecoveryCodes codes={codes} onDone={onDone} />
  if (!isOpen)
    return (
      <Button type="button" $kind="quiet" onClick={() => setOpen(true)}>
        {t('renew.open')}
      </Button>
    )
  return (
    <>
      <p>{t('renew.lead')}</p>
      <CodeForm
        label={t('app.label')}
        action={t('renew.action')}
        schema={totpBody}
        isNumeric
        onSend={async (code) =>
          setCodes((await call('POST /admin/two-step/recovery-codes', { body: { code } })).recoveryCodes)
        }
      />
    </>
  )
}
