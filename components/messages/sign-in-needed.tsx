'use client'

import { useTranslations } from 'next-intl'
import { SignInFirst } from '@/components/form/sign-in-first'

/** For a visitor; afterwards the same address leads to the conversation that was wanted. */
export function SignInNeeded() {
  const t = useTranslations('messages.visitor')
  return <SignInFirst title={t('title')} text={t('text')} signIn={t('signIn')} />
}
