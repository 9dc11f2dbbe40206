'use client'

import { useTranslations } from 'next-intl'
import styled from 'styled-components'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog/dialog'
import { Link } from '@/lib/i18n/navigation'
import { requestSignIn } from '@/lib/session/sign-in-prompt'

const Actions = styled.div`
  display: grid; gap: var(--s-3); margin-block-start: var(--s-5);
`

interface NotAllowedProps {
  /** a visitor can sign in, a guest can apply to become a vendor, and another vendor's listing cannot be edited */
  reason: 'visitor' | 'notVendor' | 'roleMayNot' | 'notYours' | 'draftGone'
  onClose: () => void
}

/** Why the wizard does not open, and the next action. */
export function NotAllowed({ reason, onClose }: NotAllowedProps) {
  const t = useTranslations('wizard.refused')
  const wizard = useTranslations('wizard')
  return (
    <Dialog open onOpenChange={onClose} title={t(`${reason}.title`)} closeLabel={wizard('close')}>
      <p>{t(`${reason}.text`)}</p>
      <Actions>
        {reason === 'visitor' ? <Button onClick={() => requestSignIn()}>{t('logIn')}</Button> : null}
        {reason === 'notVendor' ? (
          <Button as={Link} href="/loginvendor">
            {t('becomeVendor')}
          </Button>
        ) : null}
        <Button $kind="outline" onClick={onClose}>
          {t('close')}
        </Button>
      </Actions>
    </Dialog>
  )
}
