'use client'

import { useTranslations } from 'next-intl'
import { SignInFirst } from '@/components/form/sign-in-first'

/** A person's own page for a visitor. */
export function SignInNeeded() {
  const t = useTranslations('profile.visitor')
  return <SignInFirst title={t('title')} text={t('text')} signIn={t('signIn')} />
}
