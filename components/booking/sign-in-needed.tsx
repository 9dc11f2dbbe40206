'use client'

import { useTranslations } from 'next-intl'
import { SignInFirst } from '@/components/form/sign-in-first'

/** The pages of bookings for a visitor. */
export function SignInNeeded() {
  const t = useTranslations('booking')
  return <SignInFirst title={t('signInTitle')} text={t('signInText')} signIn={t('signIn')} />
}
