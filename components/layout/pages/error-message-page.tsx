'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import styles from './error-pages.module.css'

/** The error page: an explanation, the error id for support, and a retry. */
export function ErrorMessagePage({ code, onRetry }: { code?: string; onRetry: () => void }) {
  const t = useTranslations('layout.broken')
  return (
    <>
      <EmptyState title={t('title')} text={t(code ? 'textWithCode' : 'text')} isPage>
        <Button onClick={onRetry}>{t('retry')}</Button>
      </EmptyState>
      {code ? <CodeToCopy code={code} /> : null}
    </>
  )
}

function CodeToCopy({ code }: { code: string }) {
  const t = useTranslations('layout.broken')
  const [isCopied, setCopied] = useState(false)
  // Without a clipboard the id can still be read and selected.
  const copy = () =>
    navigator.clipboard?.writeText(code).then(
      () => setCopied(true),
      () => undefined,
    )
  return (
    <p className={styles.code}>
      <span>{t('code')}</span> <bdi dir="ltr">{code}</bdi>
      <Button $kind="quiet" $size="sm" onClick={copy}>
        <span role="status">{t(isCopied ? 'copied' : 'copy')}</span>
      </Button>
    </p>
  )
}
