import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { FaintText } from '@/components/shared/styles/quiet-text'
import type { TemplateWire } from '@/lib/contract/schemas/content/template'
import type { Language } from '@/lib/domain/account/account'
import { type FramePart, isSmsTemplate, MAIL_FRAME, type TemplateTexts } from '@/lib/domain/content/template'
import { sampleParams } from '@/lib/domain/content/template-samples'
import { notificationRule } from '@/lib/domain/notifications/notification'
import { formatParsed, parseMessage } from '@/lib/domain/text/icu-message'
import { directionOf } from '@/lib/i18n/direction'

const Sheets = styled.div`
  display: grid; gap: var(--s-4); grid-template-columns: minmax(0, 1fr);
  figure { display: grid; gap: var(--s-2); margin: 0; }
  figcaption { color: var(--c-ink-3); font-size: var(--fs-sm); }
`

const Sheet = styled.div`
  display: grid; gap: var(--s-1); padding: var(--s-4) var(--s-5); border-radius: var(--r-lg); background: var(--c-sub); overflow-wrap: anywhere;
  strong { font-weight: var(--fw-semibold); }
  hr { border: 0; border-block-start: 1px solid var(--c-line); margin-block: var(--s-2); }
`

const Signature = styled.span`
  white-space: pre-line;
`

interface TemplatePreviewProps {
  template: TemplateWire
  language: Language
  texts: TemplateTexts
}

/** How a template arrives, with sample values: in the bell, by text message and by mail, as far as it is sent there. */
export function TemplatePreview({ template: { name, around }, language, texts }: TemplatePreviewProps) {
  const t = useTranslations('admin.templates.preview')
  const frame = around[language]
  const format = (text = '', more = {}) =>
    formatParsed(parseMessage(language, text), { ...sampleParams(language), ...more })
  const sheet = (label: string, content: ReactNode) => (
    <figure>
      <figcaption>{label}</figcaption>
      <Sheet dir={directionOf(language)} lang={language}>
        {content}
      </Sheet>
    </figure>
  )
  if (name === MAIL_FRAME) {
    const own = (part: FramePart) => texts[part]?.[language] ?? ''
    const written = {
      ...{ subject: own('subject'), brand: own('brand'), greeting: own('greetingTo') },
      ...{ open: own('open'), signature: own('signature') },
    }
    const sample = { title: format('{title}'), description: format('{description}') }
    return (
      <Sheets>
        {sheet(t('mail'), <Mail frame={{ ...frame, ...written }} format={format} {...sample} />)}
        <FaintText>{t('fixed')}</FaintText>
      </Sheets>
    )
  }
  if (isSmsTemplate(name)) return <Sheets>{sheet(t('sms'), format(texts.text?.[language]))}</Sheets>
  const title = format(texts.title?.[language])
  const description = format(texts.description?.[language])
  const sentBy: readonly string[] = notificationRule(name).sentBy
  return (
    <Sheets>
      {sheet(
        t('bell'),
        <>
          <strong>{title}</strong>
          <span>{description}</span>
        </>,
      )}
      {sentBy.includes('push')
        ? sheet(
            t('push'),
            <>
              <strong>{title}</strong>
              <span>{frame.push}</span>
            </>,
          )
        : null}
      {sentBy.includes('sms') ? sheet(t('sms'), format(frame.sms, { title, description })) : null}
      {sentBy.includes('mail')
        ? sheet(t('mail'), <Mail frame={frame} format={format} title={title} description={description} />)
        : null}
    </Sheets>
  )
}

interface MailProps {
  frame: Record<'subject' | 'brand' | 'greeting' | 'open' | 'signature' | 'why', string>
  format: (text: string, more?: Record<string, string>) => string
  title: string
  description: string
}

function Mail({ frame, format, title, description }: MailProps) {
  return (
    <>
      <strong>{format(frame.subject, { title })}</strong>
      <hr />
      <span>{format(frame.brand)}</span>
      <span>{format(frame.greeting)}</span>
      <strong>{title}</strong>
      <span>{description}</span>
      <span>{format(frame.open)}</span>
      <Signature>{format(frame.signature)}</Signature>
      <small>{frame.why}</small>
    </>
  )
}
