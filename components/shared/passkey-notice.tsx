'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'
import { Button } from '@/components/ui/button'
import { useUser } from '@/lib/api/current-user'
import { useAnswer } from '@/lib/api/use-answer'
import { Link } from '@/lib/i18n/navigation'
import { usePasskeySupport } from '@/lib/session/passkeys'
import { deviceStorage } from './browser-storage'
import { ButtonRow } from './button-row'
import { Notice } from './notice'

/** Stays after a sign-out, so that each user is asked once on a device. */
const keyOf = (userId: string) => `diyar-passkey-notice:${userId}`

/** Suggests a passkey to vendors and admins who have none, until they put it away. */
export function PasskeyNotice() {
  const t = useTranslations('passkeyNotice')
  const userId = useUser().user?._id
  const canUsePasskeys = usePasskeySupport()
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    if (userId) setOpen(deviceStorage.read(keyOf(userId)) === null)
  }, [userId])
  const { data } = useAnswer('GET /user/passkeys', canUsePasskeys && isOpen ? {} : null)
  if (!userId || !isOpen || data?.data.length !== 0) return null
  const close = () => {
    deviceStorage.write(keyOf(userId), '1')
    setOpen(false)
  }
  return (
    <Notice role="note">
      <p>{t('text')}</p>
      <ButtonRow>
        <Button
          as={Link}
          href="/my-profile#security"
          prefetch={false}
          $kind="outline"
          $size="sm"
          onClick={close}
        >
          {t('add')}
        </Button>
        <Button $kind="quiet" $size="sm" onClick={close}>
          {t('later')}
        </Button>
      </ButtonRow>
    </Notice>
  )
}
