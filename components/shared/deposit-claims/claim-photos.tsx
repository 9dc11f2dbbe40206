'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import styled from 'styled-components'
import { useFailureText } from '@/components/forms/use-issue-text'
import { PrivatePhoto, signedAddressOf } from '@/components/shared/photos/private-photo'
import { Dialog } from '@/components/ui/dialog/dialog'
import { showToast } from '@/components/ui/toast/show-toast'

const Photos = styled.ul`
  display: grid; gap: var(--s-2); grid-template-columns: repeat(auto-fill, minmax(96px, 1fr)); padding: 0; margin: 0; list-style: none;
  button { display: block; inline-size: 100%; aspect-ratio: 1; overflow: hidden; padding: 0; border-radius: var(--r-md); background: var(--c-skeleton); cursor: zoom-in; }
  img { display: block; inline-size: 100%; block-size: 100%; object-fit: cover; }
`

const Large = styled.img`
  display: block; inline-size: 100%; border-radius: var(--r-md); background: var(--c-sunk);
`

/** The photos of a claim, which only its two sides and admins may read; a click enlarges one. */
export function ClaimPhotos({ photos }: { photos: readonly string[] }) {
  const t = useTranslations('deposit.photos')
  const failureText = useFailureText()
  const [large, setLarge] = useState<{ src: string; title: string } | null>(null)
  if (photos.length === 0) return <p>{t('gone')}</p>
  async function enlarge(url: string, title: string) {
    try {
      setLarge({ src: (await signedAddressOf(url)).url, title })
    } catch (failure) {
      showToast({ kind: 'error', text: failureText(failure) })
    }
  }
  return (
    <>
      <Photos aria-label={t('title')}>
        {photos.map((url, index) => (
          <li key={url}>
            <button
              type="button"
              aria-label={t('open', { at: index + 1 })}
              onClick={() => enlarge(url, t('photo', { at: index + 1 }))}
            >
              <PrivatePhoto url={url} alt="" />
            </button>
          </li>
        ))}
      </Photos>
      {large ? (
        <Dialog
          open
          onOpenChange={() => setLarge(null)}
          title={large.title}
          closeLabel={t('close')}
          shape="wide"
        >
          <Large src={large.src} alt={large.title} />
        </Dialog>
      ) : null}
    </>
  )
}
