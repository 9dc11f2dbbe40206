'use client'

import { useTranslations } from 'next-intl'
import { Stack } from '@/components/shared/one-time-code/stack'
import { SecondStepForm } from '@/components/shared/second-step/second-step-form'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog/dialog'
import type { Proof } from '@/lib/domain/account/fresh-proof'
import { TWO_STEP_PAGE } from '@/lib/domain/admin/areas'
import { Link } from '@/lib/i18n/navigation'
import { ProofByOwner } from './proof-by-owner'

interface ProofDialogProps {
  proof: Proof
  /** whether the user has shown it */
  onEnd: (isProven: boolean) => void
}

/** Asks who is there before an act that a session alone may not do; the act goes on by itself afterwards. */
export default function ProofDialog({ proof, onEnd }: ProofDialogProps) {
  const t = useTranslations('proof')
  const proven = () => onEnd(true)
  return (
    <Dialog open onOpenChange={() => onEnd(false)} title={t('title')} closeLabel={t('close')} startsInField>
      <Stack>
        <p>{t(`lead.${proof}`)}</p>
        {proof === 'code' ? <ProofByOwner onProven={proven} /> : null}
        {proof === 'secondStep' ? <SecondStepForm onDone={proven} /> : null}
        {proof === 'enrolment' ? (
          <Button as={Link} href={`/admin/${TWO_STEP_PAGE}`} prefetch={false} onClick={() => onEnd(false)}>
            {t('setUp')}
          </Button>
        ) : null}
      </Stack>
    </Dialog>
  )
}
