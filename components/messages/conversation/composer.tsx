'use client'

import { useTranslations } from 'next-intl'
import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { tabStorage } from '@/components/shared/browser-storage'
import { IconButton } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon/icon'
import { call } from '@/lib/api/call'
import type { ConversationWire } from '@/lib/contract/schemas/messages/wire'
import { cleanMessage, MAX_MESSAGE_LENGTH } from '@/lib/domain/messages/bodies'
import type { ConversationSide } from '@/lib/domain/messages/wire'
import { PICTURE_TYPES } from '@/lib/domain/upload'
import {
  AttachButton,
  ComposerField,
  ComposerFrame,
  ComposerRow,
  GrowingBox,
  RemainingText,
  Replies,
} from './composer-style'
import { PhotoChip } from './photo-chip'
import { QuickAnswers } from './quick-answers'
import type { useConversation } from './use-conversation'
import { usePhoto } from './use-photo'

const TYPING_INTERVAL_MS = 3000
/** From this length on the remaining characters are shown. */
const NEARLY_FULL = MAX_MESSAGE_LENGTH - 500

interface ComposerProps {
  conversation: ConversationWire
  history: ReturnType<typeof useConversation>
  onSend: (message: { body: string; image?: string }) => void
}

/** Enter sends, Shift and Enter begins a new line; on touch screens Enter is a new line and the button sends. */
export function Composer({ conversation, history, onSend }: ComposerProps) {
  const t = useTranslations('messages')
  const id = useId()
  const area = useRef<HTMLTextAreaElement>(null)
  const reported = useRef(0)
  const [text, setText] = useDraft(conversation._id)
  const { photo, choose, again, clear } = usePhoto()
  const body = cleanMessage(text)
  const isSendable = photo ? photo.url !== null : body !== ''

  function write(next: string) {
    setText(next)
    if (!next || Date.now() - reported.current < TYPING_INTERVAL_MS) return
    reported.current = Date.now()
    void call('POST /conversations/:id/typing', { params: { id: conversation._id } }).catch(() => undefined)
  }
  function send() {
    if (!isSendable) return
    onSend({ body, ...(photo?.url ? { image: photo.url } : {}) })
    setText('')
    reported.current = 0
    clear()
    area.current?.focus()
  }
  function onKey(event: KeyboardEvent) {
    const isTouch = window.matchMedia('(pointer: coarse)').matches
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing || isTouch) return
    event.preventDefault()
    send()
  }
  const lastIsOwn = history.messages.at(-1)?.isOwn ?? false
  return (
    <ComposerFrame
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      {text === '' && !photo && history.state === 'ready' && !lastIsOwn ? (
        <QuickReplies side={conversation.side} onChoose={(reply) => onSend({ body: reply })} />
      ) : null}
      {photo ? <PhotoChip photo={photo} onAgain={again} onRemove={clear} /> : null}
      <ComposerRow>
        <AttachButton>
          <input
            type="file"
            className="sr-only"
            accept={PICTURE_TYPES.join(',')}
            aria-label={t('attach')}
            onChange={(event) => {
              const [file] = event.target.files ?? []
              event.target.value = ''
              if (file) choose(file)
            }}
          />
          <Icon name="camera" size={22} />
        </AttachButton>
        {conversation.side === 'vendor' ? (
          <QuickAnswers
            conversationId={conversation._id}
            onChoose={(answer) => write((text ? `${text}\n${answer}` : answer).slice(0, MAX_MESSAGE_LENGTH))}
          />
        ) : null}
        <ComposerField>
          <label className="sr-only" htmlFor={id}>
            {t('write')}
          </label>
          <GrowingBox>
            <span aria-hidden="true">{`${text} `}</span>
            <textarea
              id={id}
              ref={area}
              dir="auto"
              rows={1}
              value={text}
              maxLength={MAX_MESSAGE_LENGTH}
              placeholder={t('write')}
              enterKeyHint="send"
              onChange={(event) => write(event.target.value)}
              onKeyDown={onKey}
            />
          </GrowingBox>
          {text.length > NEARLY_FULL ? (
            <RemainingText role="status">
              {t('left', { count: MAX_MESSAGE_LENGTH - text.length })}
            </RemainingText>
          ) : null}
        </ComposerField>
        <IconButton type="submit" $kind="primary" aria-label={t('send')} disabled={!isSendable}>
          <Icon name="send" flip />
        </IconButton>
      </ComposerRow>
    </ComposerFrame>
  )
}

/** The quick replies of each side; keys under `messages.quick`. */
const REPLIES: Record<ConversationSide, readonly string[]> = {
  guest: ['available', 'entrance', 'arrival', 'thanks'],
  vendor: ['yesFree', 'welcome', 'willCheck', 'thanks'],
}

interface QuickRepliesProps {
  side: ConversationSide
  onChoose: (text: string) => void
}

function QuickReplies({ side, onChoose }: QuickRepliesProps) {
  const t = useTranslations('messages')
  return (
    <Replies aria-label={t('quickReplies')}>
      {REPLIES[side].map((one) => (
        <li key={one}>
          <button type="button" onClick={() => onChoose(t(`quick.${one}`))}>
            {t(`quick.${one}`)}
          </button>
        </li>
      ))}
    </Replies>
  )
}

const keyOf = (conversationId: string) => `diyar-draft:${conversationId}`

/**
 * The unsent text, stored for this tab until it is sent, so that leaving the page does not lose it. It is read once,
 * before the first paint: what is typed since is newer. The server never renders a composer.
 */
function useDraft(conversationId: string): [string, (text: string) => void] {
  const [text, setText] = useState(() => tabStorage.read(keyOf(conversationId)) ?? '')
  return [
    text,
    (next) => {
      setText(next)
      if (next) tabStorage.write(keyOf(conversationId), next)
      else tabStorage.remove(keyOf(conversationId))
    },
  ]
}
