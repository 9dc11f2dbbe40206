'use client'

import { getIn, useFormikContext } from 'formik'
import { useTranslations } from 'next-intl'
import { useEffect, useRef, useState } from 'react'
import styled from 'styled-components'
import { Wrapped } from '@/components/shared/styles/stack'
import { useTranslationOffer } from '@/components/shared/translation/translation-offer'
import { Button } from '@/components/ui/button'
import { call } from '@/lib/api/call'
import type { Draft } from '@/lib/domain/listing/draft'
import type { Field } from '@/lib/domain/listing/fields/field'
import { foreignLanguage } from '@/lib/domain/text/language'
import { useControl } from './use-control'

const Frame = styled.div`
  display: grid; gap: var(--s-2); justify-items: start; margin-block-start: calc(-1 * var(--s-3));
  > p { font-size: var(--fs-sm); color: var(--c-ink-2); }
  > p:empty { display: none; }
  > blockquote { justify-self: stretch; padding: var(--s-3) var(--s-4); border-radius: var(--r-md); background: var(--c-sub); font-size: var(--fs-sm); white-space: pre-line; overflow-wrap: anywhere; }
`

/**
 * Fills the English text of a field from its Arabic one. A text that is typed already, or meanwhile, stays until its writer
 * has read the proposal and replaces it.
 */
export function ProposeEnglish({ field }: { field: Field }) {
  const t = useTranslations('wizard.proposal')
  const isOffered = useTranslationOffer()
  const { values } = useFormikContext<Draft>()
  const { value, change } = useControl<'text'>(field)
  const [state, setState] = useState<'idle' | 'waiting' | 'filled' | 'offered' | 'failed'>('idle')
  const [proposal, setProposal] = useState('')
  const typed = useRef(value)
  useEffect(() => {
    typed.current = value
  }, [value])
  const arabic = String(getIn(values, field.path.replace(/\.en$/, '.ar')) ?? '')
  if (!isOffered || foreignLanguage(arabic, 'en') === null) return null

  async function propose() {
    setState('waiting')
    try {
      const { text } = await call('POST /vendor/drafts/translation', { body: { text: arabic } })
      const fitting = text.slice(0, field.max)
      setProposal(fitting)
      if (typed.current?.trim()) return setState('offered')
      change((now) => (now?.trim() ? now : fitting))
      setState('filled')
    } catch {
      setState('failed')
    }
  }

  function replace() {
    change(proposal)
    setState('filled')
  }

  return (
    <Frame>
      <Button $kind="outline" $size="sm" aria-busy={state === 'waiting'} onClick={propose}>
        {t('propose')}
      </Button>
      <p role="status">{state === 'idle' ? '' : t(state)}</p>
      {state === 'offered' ? (
        <>
          <blockquote lang="en" dir="ltr">
            {proposal}
          </blockquote>
          <Wrapped $gap={2}>
            <Button $kind="soft" $size="sm" onClick={replace}>
              {t('replace')}
            </Button>
            <Button $kind="quiet" $size="sm" onClick={() => setState('idle')}>
              {t('keep')}
            </Button>
          </Wrapped>
        </>
      ) : null}
    </Frame>
  )
}
