'use client'

import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { showToast } from '@/components/ui/show-toast'

/** The device's own share sheet where there is one, else the address is copied. */
export function ShareButton({ title }: { title: string }) {
  const t = useTranslations('detail')
  async function share() {
    const url = window.location.origin + window.location.pathname
    try {
      if (navigator.share) await navigator.share({ title, url })
      else {
        await navigator.clipboard.writeText(url)
        showToast({ kind: 'success', text: t('copied') })
      }
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return
      showToast({ kind: 'error', text: t('notShared') })
    }
  }
  return (
    <Button type="button" $kind="quiet" $size="sm" $pill onClick={share}>
      <Icon name="share" size={18} /> {t('share')}
    </Button>
  )
}
