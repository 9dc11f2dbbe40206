'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useRef } from 'react'
import styled from 'styled-components'
import { focusFirstInvalidField } from '@/components/forms/focus-first-invalid-field'
import { fieldsOf } from '@/lib/domain/listing/fields/rows'
import { isOfProperty } from '@/lib/domain/listing/room-types'
import { ApplicationNotice } from './application-notice'
import { CorrectionList } from './fields/corrections'
import { StepFields } from './fields/step-fields'
import { ListingPreview } from './preview/listing-preview'
import { OfPropertyNote, useProperty } from './property'
import { OverviewStep } from './steps/overview-step'
import { SuccessStep } from './steps/success-step'
import { TypeStep } from './steps/type-step'
import { SummaryStep } from './summary/summary-step'
import type { WizardState } from './use-wizard'

/** The form, and beside it the page as guests will see it. */
const Columns = styled.div`
  display: grid; grid-template-columns: minmax(0, 1fr); align-items: start; gap: var(--s-8); max-inline-size: var(--form-max); margin-inline: auto; padding-block: var(--s-2) var(--s-10);
  @media (min-width: 1280px) {
    max-inline-size: var(--page-max);
    &:has(> section) { grid-template-columns: minmax(0, 1fr) 360px; }
  }
`

const Body = styled.form`
  display: grid; grid-template-columns: minmax(0, 1fr); gap: var(--s-6);
`

const Intro = styled.div`
  display: grid; gap: var(--s-1);
  h2 { font-size: var(--fs-3xl); }
  h2:focus { outline: none; box-shadow: none; }
`

const ListingName = styled.p`
  color: var(--c-accent); font-size: var(--fs-sm); font-weight: var(--fw-medium);
`

const IntroText = styled.p`
  color: var(--c-ink-2);
`

const ContentBox = styled.div`
  display: grid; grid-template-columns: minmax(0, 1fr); gap: var(--s-4);
`

interface WizardScreenProps {
  wizard: WizardState
  onView: () => void
  onAnother: () => void
}

/** One screen: its heading gets the focus when it opens. */
export function WizardScreen({ wizard, onView, onAnother }: WizardScreenProps) {
  const t = useTranslations('wizard')
  const { step, isEdit, screens, variant: listingType, form, wrongPaths } = wizard
  const heading = useRef<HTMLHeadingElement>(null)
  const screenIndex = screens.indexOf(step) + 1
  /** Editing has texts of its own where they differ. */
  const reported = (plain: string, edited: string) =>
    [...(isEdit ? [edited] : []), plain].map((key) => `steps.${step}.${key}`).find((key) => t.has(key))
  const hasNothing = step === 'addOns' && listingType.addOns.length === 0
  const lead = hasNothing ? undefined : reported('lead', 'editLead')

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new step means a new screen
  useEffect(() => {
    const scroller = form.current?.parentElement?.parentElement
    if (scroller) scroller.scrollTop = 0
    heading.current?.focus({ preventScroll: true })
  }, [step])

  useEffect(() => {
    if (wrongPaths.length > 0) focusFirstInvalidField(form.current, wrongPaths)
  }, [form, wrongPaths])

  return (
    <Columns>
      <Body ref={form} noValidate onSubmit={(event) => event.preventDefault()}>
        <Intro>
          <ListingName role="status">
            {screenIndex > 0 ? t('step', { n: screenIndex, of: screens.length }) : null}
          </ListingName>
          <h2 ref={heading} tabIndex={-1}>
            {t(reported('title', 'edit') ?? 'title')}
          </h2>
          {lead ? <IntroText>{t(lead)}</IntroText> : null}
        </Intro>
        {step === 'success' ? null : (
          <ApplicationNotice application={wizard.application} isLast={wizard.isLast} />
        )}
        <ContentBox>
          <Content wizard={wizard} onView={onView} onAnother={onAnother} />
        </ContentBox>
      </Body>
      {step === 'success' ? null : <ListingPreview listingType={listingType} />}
    </Columns>
  )
}

function Content({ wizard, onView, onAnother }: WizardScreenProps) {
  const { step, isEdit, savedId, variant: listingType, go } = wizard
  const property = useProperty()
  switch (step) {
    case 'overview':
      return (
        <>
          <OfPropertyNote />
          <CorrectionList listingType={listingType} onOpen={go} />
          <OverviewStep onOpen={isEdit ? go : null} />
        </>
      )
    case 'type':
      return <TypeStep />
    case 'summary':
      return <SummaryStep listingType={listingType} onChange={go} />
    case 'success':
      return <SuccessStep isEdit={isEdit} listingId={savedId} onView={onView} onAnother={onAnother} />
    default:
      return (
        <StepFields
          key={step}
          listingType={listingType}
          fields={fieldsOf(listingType).filter(
            (one) => one.step === step && !(property && isOfProperty(one.path)),
          )}
        />
      )
  }
}
