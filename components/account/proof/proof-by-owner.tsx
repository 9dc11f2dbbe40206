'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { PasskeyButton } from '@/components/account/passkeys/passkey-button'
import { OtherWay } from '@/components/shared/one-time-code/stack'
import { Skeleton } from '@/components/ui/skeleton'
import { useAnswer } from '@/lib/api/use-answer'
import { proveByPasskey, usePasskeySupport } from '@/lib/session/passkeys'
import { ProofByCode } from './proof-by-code'

/** By a passkey where the user has one; no code is sent before the user wants it. */
export function ProofByOwner({ onProven }: { onProven: () => void }) {
  const t = useTranslations('proof')
  const canUsePasskeys = usePasskeySupport()
  const [wantsCode, setWantsCode] = useState(false)
  const { data, error } = useAnswer('GET /user/passkeys', canUsePasskeys ? {} : null)
  const isByCode = wantsCode || !canUsePasskeys || error || data?.data.length === 0
  if (isByCode) return <ProofByCode onProven={onProven} />
  if (!data) return <Skeleton $block="12em" />
  return (
    <>
      <PasskeyButton
        label={t('passkey')}
        cancelled={t('passkeyCancelled')}
        onPress={async () => {
          await proveByPasskey()
          onProven()
        }}
      />
      <OtherWay>
        <button type="button" onClick={() => setWantsCode(true)}>
          {t('codeInstead')}
        </button>
      </OtherWay>
    </>
  )
}
