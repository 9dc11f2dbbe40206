'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import styled from 'styled-components'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog/dialog'
import { Icon } from '@/components/ui/icon/icon'
import type { VendorApplicationWire } from '@/lib/contract/schemas/account/vendor'
import type { Profile, VendorType } from '@/lib/domain/account/account'
import { draftOf } from './details-draft'
import { DetailsForm } from './details-form'
import { TypeChoice } from './type-choice'

type Step = 'type' | 'details' | 'sent'

const TITLES = { type: 'typeTitle', details: 'detailsTitle', sent: 'sentTitle' } as const

interface BecomeVendorDialogProps {
  user: Profile
  before: VendorApplicationWire | null
  onClose: () => void
}

/** Type, details, and the confirmation, whose closing reloads the page (spec, section 2). */
export default function BecomeVendorDialog({ user, before, onClose }: BecomeVendorDialogProps) {
  const t = useTranslations('vendor')
  const [step, setStep] = useState<Step>('type')
  const [type, setType] = useState<VendorType>(draftOf(user._id)?.type ?? before?.type ?? 'host')
  const close = () => (step === 'sent' ? window.location.reload() : onClose())
  return (
    <Dialog
      open
      onOpenChange={close}
      title={t(TITLES[step])}
      closeLabel={t('close')}
      shape={step === 'details' ? 'sheet' : 'dialog'}
      startsInField={step === 'details'}
    >
      {step === 'type' ? (
        <TypeChoice chosen={type} onChoose={setType} onNext={() => setStep('details')} />
      ) : null}
      {step === 'details' ? (
        <DetailsForm
          type={type}
          user={user}
          before={before}
          onBack={() => setStep('type')}
          onSent={() => setStep('sent')}
        />
      ) : null}
      {step === 'sent' ? <RequestSent onClose={close} /> : null}
    </Dialog>
  )
}

const Frame = styled.div`
  display: grid; justify-items: center; gap: var(--s-4); text-align: center; padding-block: var(--s-4);
  p { color: var(--c-ink-2); max-inline-size: 40ch; }
  button { margin-block-start: var(--s-2); }
`

const IconBox = styled.span`
  inline-size: 72px; block-size: 72px; display: grid; place-items: center; border-radius: var(--r-full); background: var(--c-ok-soft); color: var(--c-ok);
`

/** The application was sent; the user is notified when it is approved. */
function RequestSent({ onClose }: { onClose: () => void }) {
  const t = useTranslations('vendor')
  return (
    <Frame role="status">
      <IconBox>
        <Icon name="check" size={36} />
      </IconBox>
      <p>{t('sentText')}</p>
      <Button $wide onClick={onClose}>
        {t('sentClose')}
      </Button>
    </Frame>
  )
}
