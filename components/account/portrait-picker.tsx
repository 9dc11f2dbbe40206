'use client'

import { useTranslations } from 'next-intl'
import { type ChangeEvent, useState } from 'react'
import styled from 'styled-components'
import { useFailureText } from '@/components/forms/use-issue-text'
import { Icon } from '@/components/ui/icon/icon'
import { showToast } from '@/components/ui/toast/show-toast'
import { call } from '@/lib/api/call'
import { useUser } from '@/lib/api/current-user'
import { uploadPicture } from '@/lib/api/uploads'
import { pictureAt } from '@/lib/domain/listing/picture'
import { PICTURE_TYPES } from '@/lib/domain/upload'

const Face = styled.label`
  position: relative; flex: none; inline-size: 96px; block-size: 96px; cursor: pointer; border-radius: var(--r-full);
`

const Portrait = styled.img`
  inline-size: 100%; block-size: 100%; border-radius: var(--r-full); object-fit: cover; background: var(--c-primary-soft); color: var(--c-primary); display: grid; place-items: center;
  ${Face}[data-busy] & { opacity: .45; }
`

const PickerBadge = styled.span`
  position: absolute; inset-block-end: 0; inset-inline-end: 0; inline-size: 34px; block-size: 34px; display: grid; place-items: center; border-radius: var(--r-full); background: var(--c-raised); box-shadow: var(--e-2);
  input:focus-visible ~ & { outline: 3px solid var(--c-focus); outline-offset: 2px; }
  ${Face}:hover & { background: var(--c-sub); }
`

/** The user's picture; a newly chosen one is uploaded and saved at once. */
export function PortraitPicker({ file }: { file: string | null }) {
  const t = useTranslations('profile')
  const failureText = useFailureText()
  const { refresh } = useUser()
  const [isBusy, setBusy] = useState(false)
  async function choose(event: ChangeEvent<HTMLInputElement>) {
    const [chosen] = event.target.files ?? []
    event.target.value = ''
    if (!chosen) return
    setBusy(true)
    try {
      const file = await uploadPicture(chosen, { purpose: 'picture' })
      await call('PUT /user/profile', { body: { file } })
      await refresh()
      showToast({ kind: 'success', text: t('saved') })
    } catch (failure) {
      showToast({ kind: 'error', text: failureText(failure) })
    }
    setBusy(false)
  }
  return (
    <Face data-busy={isBusy || undefined}>
      <input
        type="file"
        className="sr-only"
        accept={PICTURE_TYPES.join(',')}
        aria-label={t('changePortrait')}
        disabled={isBusy}
        onChange={choose}
      />
      {file ? (
        <Portrait src={pictureAt(file, 320)} alt="" width={96} height={96} />
      ) : (
        <Portrait as="span">
          <Icon name="user" size={40} />
        </Portrait>
      )}
      <PickerBadge>
        <Icon name="photo" size={18} />
      </PickerBadge>
    </Face>
  )
}
