'use client'

import { useTranslations } from 'next-intl'
import styled from 'styled-components'
import { Button } from '@/components/ui/button'
import { useRouter } from '@/lib/i18n/navigation'
import { requestSignIn } from '@/lib/session/sign-in-prompt'

const Box = styled.section`
  display: grid; gap: var(--s-3); padding: var(--s-5); border-radius: var(--r-lg); box-shadow: inset 0 0 0 1px var(--c-line); text-align: center;
`

/** A share is paid by somebody who is signed in, so that it can go back to them. */
export function ShareVisitor() {
  const t = useTranslations('split.pay')
  const router = useRouter()
  return (
    <Box>
      <p>{t('visitor')}</p>
      <Button type="button" $wide $size="lg" onClick={() => requestSignIn(() => router.refresh())}>
        {t('signIn')}
      </Button>
    </Box>
  )
}
