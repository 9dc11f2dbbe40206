'use client'

import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { useRouter } from '@/lib/i18n/navigation'
import { requestSignIn } from '@/lib/session/sign-in-prompt'

/** A visitor signs in first; then the form opens. */
export function VisitorSignIn() {
  const t = useTranslations('vendor')
  const router = useRouter()
  return (
    <Button $size="lg" $pill onClick={() => requestSignIn(() => router.push('/loginvendor?begin=1'))}>
      {t('begin')}
    </Button>
  )
}
