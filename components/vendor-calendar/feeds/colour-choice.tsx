'use client'

import { Field } from 'formik'
import { useTranslations } from 'next-intl'
import { useId } from 'react'
import styled from 'styled-components'
import { FEED_COLOURS, type FeedColour } from '@/lib/domain/calendar/feeds'

const Choice = styled.fieldset`
  border: 0; padding: 0; margin: 0; min-inline-size: 0;
  legend { font-size: var(--fs-sm); font-weight: var(--fw-medium); margin-block-end: var(--s-2); padding: 0; }
  div { display: grid; grid-template-columns: repeat(auto-fill, minmax(112px, 1fr)); gap: var(--s-2); }
  label {
    position: relative; display: flex; align-items: center; gap: var(--s-2); min-block-size: var(--tap); padding-inline: var(--s-3);
    border-radius: var(--r-md); font-size: var(--fs-sm); cursor: pointer; box-shadow: inset 0 0 0 1px var(--c-line-strong);
  }
  label:hover { box-shadow: inset 0 0 0 1.5px var(--c-ink); }
  label:has(:checked) { box-shadow: inset 0 0 0 2.5px var(--c-ink); font-weight: var(--fw-semibold); }
  label:has(:focus-visible) { outline: 3px solid var(--c-focus); outline-offset: 2px; }
  input { position: absolute; inset: 0; inline-size: 100%; block-size: 100%; margin: 0; opacity: 0; cursor: pointer; }
`

const Spot = styled.i<{ $colour: FeedColour }>`
  inline-size: 20px; block-size: 20px; border-radius: var(--r-xs); background: ${({ $colour }) => `var(--c-feed-${$colour})`};
`

/** The colours of a feed as radio buttons, each with its name. */
export function ColourChoice({ name }: { name: string }) {
  const t = useTranslations('hosted.calendar.feeds')
  const id = useId()
  return (
    <Choice>
      <legend>{t('colour')}</legend>
      <div>
        {FEED_COLOURS.map((colour) => (
          <label key={colour} htmlFor={`${id}-${colour}`}>
            <Field id={`${id}-${colour}`} type="radio" name={name} value={colour} />
            <Spot $colour={colour} />
            {t(`colours.${colour}`)}
          </label>
        ))}
      </div>
    </Choice>
  )
}
