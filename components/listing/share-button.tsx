'use client'

import { useTranslations } from 'next-intl'
import { useCallback, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { useDismiss } from '@/components/ui/hooks/use-dismiss'
import { Icon } from '@/components/ui/icon/icon'
import { showToast } from '@/components/ui/toast/show-toast'
import styles from './share-button.module.css'

/** Copies the address, opens WhatsApp, or opens the share sheet of the device where there is one. */
export function ShareButton({ title }: { title: string }) {
  const t = useTranslations('detail.sharing')
  const frame = useRef<HTMLDivElement>(null)
  const [url, setUrl] = useState<string | null>(null)
  const close = useCallback(() => setUrl(null), [])
  useDismiss(frame, url !== null, close)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes the menu inside
    <div
      ref={frame}
      className={styles.share}
      onKeyDown={(event) => (event.key === 'Escape' ? close() : undefined)}
    >
      <Button
        $kind="quiet"
        $size="sm"
        $pill
        aria-expanded={url !== null}
        onClick={() => setUrl(url ? null : window.location.origin + window.location.pathname)}
      >
        <Icon name="share" size={18} /> {t('share')}
      </Button>
      {url ? <ShareMenu title={title} url={url} onDone={close} /> : null}
    </div>
  )
}

function ShareMenu({ title, url, onDone }: { title: string; url: string; onDone: () => void }) {
  const t = useTranslations('detail.sharing')
  async function attempt(action: () => Promise<void>, done?: string) {
    try {
      await action()
      if (done) showToast({ kind: 'success', text: done })
      onDone()
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return
      showToast({ kind: 'error', text: t('failed') })
    }
  }
  return (
    <ul className={styles.ways}>
      <li>
        <button type="button" onClick={() => attempt(() => navigator.clipboard.writeText(url), t('copied'))}>
          <Icon name="copy" /> {t('copy')}
        </button>
      </li>
      <li>
        <a
          href={`https://wa.me/?text=${encodeURIComponent(`${title}\n${url}`)}`}
          target="_blank"
          rel="noopener noreferrer"
          onClick={onDone}
        >
          <Icon name="chat" /> {t('whatsapp')}
          <span className="sr-only">{t('newWindow')}</span>
        </a>
      </li>
      {'share' in navigator ? (
        <li>
          <button type="button" onClick={() => attempt(() => navigator.share({ title, url }))}>
            <Icon name="share" /> {t('more')}
          </button>
        </li>
      ) : null}
    </ul>
  )
}
