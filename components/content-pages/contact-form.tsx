'use client'

import { useLocale, useTranslations } from 'next-intl'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon/icon'
import { CONTACT_LENGTHS, CONTACT_TOPICS } from '@/lib/domain/content-pages/contact-topics'
import { untilLoaded } from '@/lib/until-loaded'
import styles from './contact-form.module.css'
import { ChoiceField, LineField, LongField } from './form-fields'
import type { ContactOutcome } from './send-contact'

type Stage = 'open' | 'sending' | 'sent'

/** The contact form. It is a plain form as well: without script the response is a message on the page. */
export function ContactForm() {
  const t = useTranslations('reading.contact')
  const locale = useLocale()
  const form = useRef<HTMLFormElement>(null)
  const thanks = useRef<HTMLParagraphElement>(null)
  const [stage, setStage] = useState<Stage>('open')
  const [outcome, setOutcome] = useState<Exclude<ContactOutcome, 'sent'>>({ issues: {}, failure: null })
  useEffect(() => {
    // The server's messages are in the page's language, unlike the browser's.
    if (form.current) form.current.noValidate = true
  }, [])
  useEffect(() => {
    if (stage === 'sent') thanks.current?.focus()
  }, [stage])

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const typed = new FormData(event.currentTarget)
    setStage('sending')
    const answer = await untilLoaded(() => import('./send-contact')).then(
      ({ sendContact }) => sendContact(typed, t('notSent')),
      () => ({ issues: {}, failure: t('notSent') }),
    )
    setStage(answer === 'sent' ? 'sent' : 'open')
    if (answer === 'sent') return
    setOutcome(answer)
    const controls = [...(form.current?.elements ?? [])] as HTMLInputElement[]
    controls.find(({ name }) => name in answer.issues)?.focus()
  }
  const field = (name: string) => ({ name, label: t(`fields.${name}`), error: outcome.issues[name] })
  return (
    <>
      <p
        id="sent"
        ref={thanks}
        className={styles.thanks}
        data-shown={stage === 'sent' || undefined}
        tabIndex={-1}
      >
        <Icon name="check" size={24} />
        {t('sent')}
      </p>
      <p
        id="not-sent"
        role="alert"
        className={styles.failure}
        data-shown={outcome.failure !== null || undefined}
      >
        {outcome.failure ?? t('notSent')}
      </p>
      <form
        ref={form}
        className={styles.form}
        action={`/api/contact?locale=${locale}`}
        method="post"
        onSubmit={send}
        aria-label={t('write')}
        hidden={stage === 'sent'}
      >
        <LineField {...field('name')} maxLength={CONTACT_LENGTHS.name} autoComplete="name" dir="auto" />
        <LineField
          {...field('reach')}
          help={t('reachHelp')}
          maxLength={CONTACT_LENGTHS.reach}
          autoComplete="email"
          dir="auto"
        />
        <ChoiceField
          {...field('topic')}
          placeholder={t('choose')}
          options={CONTACT_TOPICS.map((one) => ({ value: one, label: t(`topics.${one}`) }))}
        />
        <LongField {...field('message')} maxLength={CONTACT_LENGTHS.message} dir="auto" />
        {/* A honeypot for bots; `inert` hides it from everyone else. */}
        <div className={styles.trap} inert>
          <label htmlFor="contact-website">{t('fields.website')}</label>
          <input id="contact-website" type="text" name="website" autoComplete="off" />
        </div>
        <Button type="submit" $wide disabled={stage === 'sending'} aria-busy={stage === 'sending'}>
          {t(stage === 'sending' ? 'sending' : 'send')}
        </Button>
        <p className={styles.note}>{t('note')}</p>
      </form>
    </>
  )
}
