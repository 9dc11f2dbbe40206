'use client'

import { useTranslations } from 'next-intl'
import { Countdown } from '@/components/shared/one-time-code/stack'
import { Button } from '@/components/ui/button'
import { formatCountdown } from '@/lib/domain/account/one-time-code'

const LAST_MINUTE_SECONDS = 60

/** Time until a new code can be requested, then the button; announced only at one minute and at the end. */
export function CodeCountdown({ secondsLeft, onResend }: { secondsLeft: number; onResend: () => void }) {
  const t = useTranslations('account')
  const spoken =
    secondsLeft === 0 ? t('resendReady') : secondsLeft <= LAST_MINUTE_SECONDS ? t('resendInAMinute') : ''
  return (
    <>
      <span role="status" className="sr-only">
        {spoken}
      </span>
      {secondsLeft > 0 ? (
        <Countdown role="timer">
          {t('resendIn')} <bdi className="num">{formatCountdown(secondsLeft)}</bdi>
        </Countdown>
      ) : (
        <Button $kind="soft" $wide onClick={onResend}>
          {t('resend')}
        </Button>
      )}
    </>
  )
}
