'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import styled from 'styled-components'
import { Notice } from '@/components/shared/notice'
import { PageFrame } from '@/components/shared/page-frame/page-frame'
import { CodeForm } from '@/components/shared/second-step/code-form'
import { SecondStepForm } from '@/components/shared/second-step/second-step-form'
import { Button } from '@/components/ui/button'
import { call } from '@/lib/api/call'
import { type SecondStep, totpBody } from '@/lib/domain/admin/two-step'
import { getPathname, Link } from '@/lib/i18n/navigation'
import { Enrolment, RecoveryCodes } from './enrolment'

const Sheet = styled.section`
  display: grid; gap: var(--s-5); inline-size: min(100%, 480px); grid-template-columns: minmax(0, 1fr);
  p { color: var(--c-ink-2); }
`

interface TwoStepPageProps {
  step: SecondStep
  /** the page of the console to which the admin goes on, without language */
  to: string
}

/** The second step of an admin's sign-in: set up once, then a code for each session. */
export function TwoStepPage({ step: openedAt, to }: TwoStepPageProps) {
  const t = useTranslations('admin.twoStep')
  const locale = useLocale()
  // A refresh after the step is set up must not take the recovery codes away, which are shown once.
  const [step] = useState(openedAt)
  // A whole load: the frame of the console is that of before the step.
  const goOn = () => window.location.assign(getPathname({ href: to, locale }))
  return (
    <PageFrame>
      <h1>{t(step === 'code' ? 'codeTitle' : 'title')}</h1>
      <Sheet aria-label={t('title')}>
        {step === 'code' ? <SecondStepForm onDone={goOn} /> : null}
        {step === 'enrol' || step === 'off' ? <Enrolment onDone={goOn} /> : null}
        {step === 'done' ? (
          <>
            <Notice tone="ok">{t('isOn')}</Notice>
            <p>{t('isOnHelp')}</p>
            <Button as={Link} href={to} $kind="outline" prefetch={false}>
              {t('goOn')}
            </Button>
            <RenewRecoveryCodes onDone={goOn} />
          </>
        ) : null}
      </Sheet>
    </PageFrame>
  )
}

/** Other recovery codes for an admin who has used or lost the first ones, against a code of the app. */
function RenewRecoveryCodes({ onDone }: { onDone: () => void }) {
  const t = useTranslations('admin.twoStep')
  const [isOpen, setOpen] = useState(false)
  const [codes, setCodes] = useState<string[] | null>(null)
  if (codes) return <RecoveryCodes codes={codes} onDone={onDone} />
  if (!isOpen)
    return (
      <Button $kind="quiet" onClick={() => setOpen(true)}>
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
