'use client'

import { useTranslations } from 'next-intl'
import { useId, useState } from 'react'
import { useFailureText } from '@/components/forms/use-issue-text'
import { Button, IconButton } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon/icon'
import { ErrorLine } from '@/components/wizard/fields/error-line'
import { ApiError } from '@/lib/api/http'
import { Frame, SendingItem, State, Tools, Unreadable } from './photo-style'
import type { Sending } from './photo-uploads'

interface SendingTileProps {
  one: Sending
  onRetry: () => void
  onDismiss: () => void
}

/** The file itself is the reason, so a retry would be refused again. */
const FINAL = ['too_large', 'not_a_picture', 'picture_is_heic', 'picture_too_large', 'picture_too_small']

const codeOf = (failure: unknown) => (failure instanceof ApiError ? failure.code : null)
const isFinal = (failure: unknown) => FINAL.includes(codeOf(failure) ?? '')

/** A file in the queue: its progress, or its error with actions. */
export function SendingTile({ one, onRetry, onDismiss }: SendingTileProps) {
  const t = useTranslations('wizard.photos')
  const failureText = useFailureText()
  const id = useId()
  const { file, preview, part, failure } = one
  const [isUnreadable, setUnreadable] = useState(false)
  const reported = () => {
    return codeOf(failure) === 'too_large' ? t('tooLarge') : failureText(failure)
  }
  return (
    <SendingItem aria-describedby={failure ? `${id}-error` : undefined}>
      <Frame>
        {isUnreadable ? (
          <Unreadable>
            <Icon name="photo" size={28} />
          </Unreadable>
        ) : (
          // biome-ignore lint/performance/noImgElement: the chosen file itself
          <img src={preview} alt="" onError={() => setUnreadable(true)} />
        )}
        {failure === null ? (
          <progress max={1} value={part} aria-label={t('progress', { name: file.name })} />
        ) : null}
      </Frame>
      {failure === null ? (
        <State>{t('sending', { percent: Math.round(part * 100) })}</State>
      ) : (
        <>
          <State>
            <bdi>{file.name}</bdi>
          </State>
          <ErrorLine id={`${id}-error`}>{reported()}</ErrorLine>
        </>
      )}
      <Tools>
        {failure === null || isFinal(failure) ? null : (
          <Button $kind="soft" $size="sm" onClick={onRetry}>
            {t('retry')}
          </Button>
        )}
        <IconButton aria-label={t('dismiss', { name: file.name })} onClick={onDismiss}>
          <Icon name="close" size={18} />
        </IconButton>
      </Tools>
    </SendingItem>
  )
}
