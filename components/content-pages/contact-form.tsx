'use client'

import { useLocale, useTranslations } from 'next-intl'
import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon/icon'
import { describedBy, Field, SelectInput, TextInput } from '@/components/ui/input/field'
import { CONTACT_LENGTHS, CONTACT_TOPICS } from '@/lib/domain/content-pages/contact-topics'
import { untilLoaded } from '@/lib/until-loaded'
import styles from './contact-form.module.css'
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
        <ContactFields issues={outcome.issues} />
        {/* A honeypot for bots; `inert` hides it from everyone else. */}
        <div className={styles.trap} inert>
          <label htmlFor="contact-website">{t('fields.website')}</label>
          <input id="contact-website" type="text" name="website" autoComplete="off" />
        </div>
        <Button type="submit" $wide aria-busy={stage === 'sending'}>
          {t(stage === 'sending' ? 'sending' : 'send')}
        </Button>
        <p className={styles.note}>{t('note')}</p>
      </form>
    </>
  )
}

function ContactFields({ issues }: { issues: Record<string, string> }) {
  const t = useTranslations('reading.contact')
  const field = (name: string) => ({ name, label: t(`fields.${name}`), error: issues[name] })
  return (
    <>
      <ContactField {...field('name')}>
        {(control) => (
          <TextInput {...control} maxLength={CONTACT_LENGTHS.name} autoComplete="name" dir="auto" />
        )}
      </ContactField>
      <ContactField {...field('reach')} help={t('reachHelp')}>
        {(control) => (
          <TextInput {...control} maxLength={CONTACT_LENGTHS.reach} autoComplete="email" dir="auto" />
        )}
      </ContactField>
      <ContactField {...field('topic')}>
        {(control) => (
          <SelectInput {...control}>
            <option value="">{t('choose')}</option>
            {CONTACT_TOPICS.map((topic) => (
              <option key={topic} value={topic}>
                {t(`topics.${topic}`)}
              </option>
            ))}
          </SelectInput>
        )}
      </ContactField>
      <ContactField {...field('message')}>
        {(control) => (
          <TextInput
            {...control}
            as="textarea"
            className={styles.message}
            rows={6}
            maxLength={CONTACT_LENGTHS.message}
            dir="auto"
          />
        )}
      </ContactField>
    </>
  )
}

interface ContactFieldProps {
  name: string
  label: string
  help?: string
  error?: string
  children: (control: ReturnType<typeof controlOf>) => ReactNode
}

/** A required field that needs no script: label and help, and the server's error where there is one. */
function ContactField({ name, label, help, error, children }: ContactFieldProps) {
  const id = useId()
  return (
    <Field id={id} label={label} help={help} error={error}>
      {children(controlOf(id, { name, help, error }))}
    </Field>
  )
}

const controlOf = (
  id: string,
  { name, help, error }: Pick<ContactFieldProps, 'name' | 'help' | 'error'>,
) => ({
  id,
  name,
  required: true,
  'aria-invalid': error ? true : undefined,
  'aria-describedby': describedBy(id, { help, error }),
})
