'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { useFailureText } from '@/components/forms/use-issue-text'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog/dialog'
import { showToast } from '@/components/ui/toast/show-toast'
import { call } from '@/lib/api/call'
import type { ContentPageWire } from '@/lib/domain/content-pages/content-page'
import { useRouter } from '@/lib/i18n/navigation'

interface RestoreDialogProps {
  shown: ContentPageWire
  old: ContentPageWire
  onClose: () => void
}

/** Asks once, because the change is public within a minute; the replaced version is retained. */
export function RestoreDialog({ shown, old, onClose }: RestoreDialogProps) {
  const t = useTranslations('admin.pages.versions')
  const failureText = useFailureText()
  const router = useRouter()
  const [isSending, setSending] = useState(false)
  async function restore() {
    setSending(true)
    try {
      const { version } = await call('POST /admin/pages/:name/restore', {
        params: { name: old.name },
        body: { version: shown.version, from: old.version },
      })
      showToast({ kind: 'success', text: t('restored', { version, from: old.version }) })
      router.push(`/admin/pages?name=${old.name}`)
    } catch (failure) {
      showToast({ kind: 'error', text: failureText(failure) })
      setSending(false)
    }
  }
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('ask', { version: old.version })}
      closeLabel={t('keep')}
      footer={
        <>
          <Button type="button" $kind="outline" onClick={onClose}>
            {t('keep')}
          </Button>
          <Button type="button" disabled={isSending} aria-busy={isSending} onClick={restore}>
            {t('restore')}
          </Button>
        </>
      }
    >
      <p>{t('askText', { next: shown.version + 1 })}</p>
    </Dialog>
  )
}
