'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { call } from '@/lib/api/call'
import { isErrorOf } from '@/lib/api/http'
import { secondStepBody } from '@/lib/domain/admin/two-step'
import { CodeForm } from './code-form'

/** A code of the app, or one of the recovery codes. */
export function SecondStepForm({ onDone }: { onDone: () => void }) {
  const t = useTranslations('admin.twoStep')
  const [way, setWay] = useState<'app' | 'recovery'>('app')
  async function send(code: string) {
    try {
      await call('POST /admin/two-step', { body: { code } })
      onDone()
    } catch (failure) {
      if (isErrorOf('POST /admin/two-step', failure, 'recovery_code_needed')) setWay('recovery')
      throw failure
    }
  }
  return (
    <>
      <p>{t(`${way}.lead`)}</p>
      <CodeForm
        key={way}
        label={t(`${way}.label`)}
        action={t('verify')}
        schema={secondStepBody}
        isNumeric={way === 'app'}
        onSend={send}
      />
      <Button $kind="quiet" onClick={() => setWay(way === 'app' ? 'recovery' : 'app')}>
        {t(`${way}.other`)}
      </Button>
    </>
  )
}
