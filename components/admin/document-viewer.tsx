'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import styled from 'styled-components'
import { useFailureText } from '@/components/forms/use-issue-text'
import { signedAddressOf } from '@/components/shared/photos/private-photo'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog/dialog'
import { Icon } from '@/components/ui/icon/icon'
import { showToast } from '@/components/ui/toast/show-toast'
import { useUser } from '@/lib/api/current-user'

const Sheet = styled.figure`
  position: relative; display: grid; gap: var(--s-3); overflow: hidden;
  img { inline-size: 100%; border-radius: var(--r-md); background: var(--c-sunk); }
  figcaption { font-size: var(--fs-sm); color: var(--c-ink-2); }
`

const Mark = styled.span`
  position: absolute; inset: -20%; display: flex; flex-wrap: wrap; place-content: center; gap: var(--s-16); pointer-events: none; rotate: -24deg;
  color: var(--c-on-photo); text-shadow: 0 0 4px var(--c-scrim); opacity: .7; font-size: var(--fs-xl); font-weight: var(--fw-bold);
`

/** The viewer's name is repeated over the document, so that a photo of the screen shows who took it. */
const MARKS = 24

/** A private document: fetched on request, shown with the viewer's name, removed when the dialog closes. */
export function DocumentViewer({ documentUrl, label }: { documentUrl: string; label: string }) {
  const t = useTranslations('admin.vendors')
  const failureText = useFailureText()
  const { user } = useUser()
  const [url, setUrl] = useState<string | null>(null)
  async function open() {
    try {
      const { url, format } = await signedAddressOf(documentUrl)
      // The answer is a download, so the page stays.
      if (format === 'pdf') window.location.assign(url)
      else setUrl(url)
    } catch (failure) {
      showToast({ kind: 'error', text: failureText(failure) })
    }
  }
  return (
    <>
      <Button $kind="outline" $size="sm" onClick={open}>
        <Icon name="shield" size={16} /> {label}
      </Button>
      {url ? (
        <Dialog open onOpenChange={() => setUrl(null)} title={label} closeLabel={t('close')} shape="wide">
          <Sheet>
            {/* biome-ignore lint/performance/noImgElement: a private file behind a signed address, never optimised or cached */}
            <img src={url} alt={label} />
            <Mark aria-hidden="true">
              {Array.from({ length: MARKS }, (_, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the marks have a fixed order
                <bdi key={i}>{user?.firstName}</bdi>
              ))}
            </Mark>
            <figcaption>{t('looksAreKept')}</figcaption>
          </Sheet>
        </Dialog>
      ) : null}
    </>
  )
}
