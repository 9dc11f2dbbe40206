'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Dialog } from '@/components/ui/dialog'
import type { Profile, VendorType } from '@/lib/domain/account'
import type { VendorApplicationWire } from '@/lib/domain/vendor'
import { DetailsForm } from './details-form'
import { RequestSent } from './request-sent'
import { TypeChoice } from './type-choice'

type Step = 'type' | 'details' | 'sent'

const TITLES = { type: 'typeTitle', details: 'detailsTitle', sent: 'sentTitle' } as const

interface BecomeVendorDialogProps {
  user: Profile
  before: VendorApplicationWire | null
  onClose: () => void
}

/** Type, details, and the word that the request is on its way; closing that one reloads the page (spec, section 2). */
export default function BecomeVendorDialog({ user, before, onClose }: BecomeVendorDialogProps) {
  const t = useTranslations('vendor')
  const [step, setStep] = useState<Step>('type')
  const [type, setType] = useState<VendorType>(before?.type ?? 'host')
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
