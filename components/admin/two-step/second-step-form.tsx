'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { passSecondStep } from '@/lib/api/admin/session'
import { secondStepBody } from '@/lib/domain/admin/two-step'
import { CodeForm } from './code-form'

/** A code of the app, or one of the recovery codes. */
export function SecondStepForm({ onDone }: { onDone: () => void }) {
  const t = useTranslations('admin.twoStep')
  const [way, setWay] = useState<'app' | 'recovery'>('app')
  return (
    <>
      <p>{t(`${way}.lead`)}</p>
      <CodeForm
        key={way}
        label={t(`${way}.label`)}
        action={t('verify')}
        schema={secondStepBody}
        isNumeric={way === 'app'}
        onSend={async (code) => {
          await passSecondStep(code)
          onDone()
        }}
      />
      <Button type="button" $kind="quiet" onClick={() => setWay(way === 'app' ? 'recovery' : 'app')}>
        {t(`${way}.other`)}
      </Button>
    </>
  )
}
