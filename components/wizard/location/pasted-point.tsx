'use client'

import { useFormikContext } from 'formik'
import { useTranslations } from 'next-intl'
import { type KeyboardEvent, useId, useRef, useState } from 'react'
import styled from 'styled-components'
import { useFailureText } from '@/components/forms/use-issue-text'
import { Button } from '@/components/ui/button'
import { describedBy, Field, TextInput } from '@/components/ui/input/field'
import { call } from '@/lib/api/call'
import { useAnswer } from '@/lib/api/use-answer'
import type { Point } from '@/lib/domain/geo/distance'
import { readPastedPoint, shortMapLink } from '@/lib/domain/geo/pasted-point'
import { MAP_START } from '@/lib/domain/geo/saudi-arabia'
import type { Draft } from '@/lib/domain/listing/draft'

const Line = styled.div`
  display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: var(--s-3); align-items: start;
  input { direction: ltr; text-align: start; }
  & > button { margin-block-start: calc(1.6em + var(--s-1)); }
`

interface PastedPointProps {
  /** the pin, near which a short plus code is meant; else the city is */
  near: Point | null
  onFound: (point: Point) => void
}

/** Places the pin by what a vendor has from elsewhere: an address of Google Maps, coordinates or a plus code. */
export function PastedPoint({ near, onFound }: PastedPointProps) {
  const t = useTranslations('wizard.place')
  const failureText = useFailureText()
  const id = useId()
  const { values } = useFormikContext<Draft>()
  const { data: cities = [] } = useAnswer('GET /services/cities', {})
  const input = useRef<HTMLInputElement>(null)
  const [text, setText] = useState('')
  const [error, setError] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const help = t('pasteHelp')

  async function find(pasted: string) {
    if (isBusy) return
    const link = shortMapLink(pasted)
    setError(undefined)
    setBusy(true)
    try {
      const city = cities.find(({ name }) => name === values.place.city)
      const point = link ? await follow(link) : readPastedPoint(pasted, near ?? city ?? MAP_START)
      if (point) return onFound(point)
      setError(t(link ? 'pasteNoPlace' : 'pasteNotFound'))
    } catch (failure) {
      setError(failureText(failure))
    } finally {
      setBusy(false)
    }
    input.current?.focus()
  }

  function findOnEnter(event: KeyboardEvent) {
    if (event.key !== 'Enter') return
    // Enter would send the step.
    event.preventDefault()
    find(text)
  }

  return (
    <Line>
      <Field id={id} label={t('paste')} help={help} error={error}>
        <TextInput
          id={id}
          ref={input}
          value={text}
          autoComplete="off"
          spellCheck={false}
          maxLength={2000}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(id, { help, error })}
          onChange={(event) => {
            setError(undefined)
            setText(event.target.value)
          }}
          onKeyDown={findOnEnter}
        />
      </Field>
      <Button $kind="outline" disabled={text.trim() === ''} aria-busy={isBusy} onClick={() => find(text)}>
        {t('pasteUse')}
      </Button>
    </Line>
  )
}

/** Where a short address leads. */
async function follow(url: string): Promise<Point | null> {
  return (await call('GET /services/place/link', { query: { url } })).point
}
