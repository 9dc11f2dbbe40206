'use client'

import { useField, useFormikContext } from 'formik'
import { useTranslations } from 'next-intl'
import { useId, useRef } from 'react'
import styled from 'styled-components'
import { TextArea } from '@/components/forms/text-area'
import { Quiet } from '@/components/shared/card-rows'
import { Stack } from '@/components/shared/styles/stack'
import type { MessageTemplatesWire } from '@/lib/contract/schemas/messages/templates'
import type { Language } from '@/lib/domain/account/account'
import { directionsHref } from '@/lib/domain/geo/directions'
import {
  fillTemplate,
  TEMPLATE_LIMITS,
  TEMPLATE_VARIABLE_NAMES,
  type TemplateValues,
  type TemplateVariable,
} from '@/lib/domain/messages/template-text'
import { formatDay, formatTime } from '@/lib/i18n/dates'
import { localName } from '@/lib/i18n/direction'

const Variables = styled.ul`
  display: flex; flex-wrap: wrap; gap: var(--s-2); padding: 0; margin: 0; list-style: none;
  button {
    min-block-size: var(--ctl-sm); padding-inline: var(--s-3); border-radius: var(--r-full); font-size: var(--fs-xs); font-weight: var(--fw-medium);
    color: var(--c-primary); box-shadow: inset 0 0 0 1px var(--c-line-strong);
  }
  button:hover { background: var(--c-primary-soft); }
`

const Bubble = styled.div`
  padding: var(--s-3) var(--s-4); border-radius: var(--r-lg); background: var(--c-sunk); white-space: pre-wrap; overflow-wrap: anywhere;
`

/** The Arabic text and the English one, each with buttons that insert variables, and with what a guest would read. */
export function TextFields({ place }: { place: SamplePlace }) {
  const t = useTranslations('templates')
  return (
    <>
      <TextField name="ar" label={t('ar')} help={t('lineHelp')} place={place} />
      <TextField name="en" label={t('en')} help={t('fallback')} place={place} />
    </>
  )
}

interface TextFieldProps {
  name: Language
  label: string
  help: string
  place: SamplePlace
}

function TextField({ name, label, help, place }: TextFieldProps) {
  const t = useTranslations('templates')
  const id = useId()
  const area = useRef<HTMLTextAreaElement>(null)
  const [, , { setValue }] = useField<string>(name)
  function insert(variable: TemplateVariable) {
    const box = area.current
    if (!box) return
    box.setRangeText(`{${variable}}`, box.selectionStart, box.selectionEnd, 'end')
    box.focus()
    void setValue(box.value.slice(0, TEMPLATE_LIMITS.textLength))
  }
  return (
    <Stack $gap={3}>
      <TextArea name={name} label={label} help={help} maxLength={TEMPLATE_LIMITS.textLength} areaRef={area} />
      <Quiet as="h3" id={id}>
        {t('insert')}
      </Quiet>
      <Variables aria-labelledby={id}>
        {TEMPLATE_VARIABLE_NAMES.map((variable) => (
          <li key={variable}>
            <button type="button" onClick={() => insert(variable)}>
              {t(`variables.${variable}`)}
            </button>
          </li>
        ))}
      </Variables>
      <Preview language={name} place={place} />
    </Stack>
  )
}

/** The place whose name and Wi-Fi stand in what a guest would read. */
export type SamplePlace = MessageTemplatesWire['listings'][number] | undefined

interface PreviewProps {
  language: Language
  place: SamplePlace
}

/** A text as a guest would read it, with the vendor's own place and an invented booking. */
function Preview({ language, place }: PreviewProps) {
  const t = useTranslations('templates')
  const { values } = useFormikContext<Record<Language, string>>()
  if (values[language].trim() === '') return null
  const sample: TemplateValues = {
    guest: t('sample.guest'),
    place: (place && localName(language, place)) || t('sample.place'),
    arrival: formatDay(SAMPLE.arrival, language, 'weekdayDayMonth'),
    departure: formatDay(SAMPLE.departure, language, 'weekdayDayMonth'),
    arrivalTime: formatTime(SAMPLE.arrivalTime, language),
    departureTime: formatTime(SAMPLE.departureTime, language),
    booking: SAMPLE.booking,
    bookingLink: SAMPLE.bookingLink,
    address: t('sample.address'),
    map: directionsHref(SAMPLE),
    wifi: place?.wifi || t('sample.wifi'),
  }
  return (
    <div>
      <Quiet>{t('preview')}</Quiet>
      <Bubble lang={language} dir={language === 'ar' ? 'rtl' : 'ltr'} data-preview={language}>
        {fillTemplate(values[language], sample)}
      </Bubble>
    </div>
  )
}

const SAMPLE = {
  arrival: '2026-12-03',
  departure: '2026-12-05',
  arrivalTime: '15:00',
  departureTime: '12:00',
  booking: 'DY-ABCDEF',
  bookingLink: 'https://diyar.sa/booking/…',
  location: [21.5433, 39.1728],
} as const
