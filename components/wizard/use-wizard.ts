'use client'

import { useFormik } from 'formik'
import { useTranslations } from 'next-intl'
import { useRef, useState } from 'react'
import useSWR from 'swr'
import { useFailureText, useIssueText } from '@/components/forms/use-issue-text'
import { showToast, TOAST_MS } from '@/components/ui/toast/show-toast'
import { CITIES_PATH, getCities } from '@/lib/api/locations'
import type { Draft } from '@/lib/domain/listing/draft'
import { draftSchema, stepOfPath, stepSchema } from '@/lib/domain/listing/schema'
import type { StepId } from '@/lib/domain/listing/steps'
import { variantOfDraft } from '@/lib/domain/listing/variants'
import { riyadhDay } from '@/lib/domain/time/days'
import { validateAgainst } from '@/lib/domain/validate-against'
import { useDraftSync } from './drafts/use-draft-sync'
import { isSendingPhotos } from './photos/use-photos'
import { screenAfter, screenBefore } from './screens'
import { useDiscountQuestion } from './use-discount-question'
import { type SpokenIssue, useSave } from './use-save-listing'
import type { WizardStart } from './wizard-start'

type FormikState = ReturnType<typeof useFormik<Draft>>

interface WizardOptions {
  start: WizardStart
  ownerId: string
  /** the list of listings shows the saved state */
  onDone: () => void
}

/**
 * One Formik form over all screens: its values are the draft, its errors are texts by path. Next submits the current
 * screen; an error elsewhere opens the screen that owns it.
 */
export function useWizard({ start, ownerId, onDone }: WizardOptions) {
  const t = useTranslations('wizard')
  const issueText = useIssueText()
  const failureText = useFailureText()
  const form = useRef<HTMLFormElement>(null)
  const isSavingNow = useRef(false)
  const [step, setStep] = useState<StepId>(start.step)
  const [wrong, setWrong] = useState<readonly string[]>([])
  const isEdit = start.serviceId !== null
  const next = screenAfter(step, isEdit)
  const before = screenBefore(step, isEdit)

  const formik: FormikState = useFormik<Draft>({
    initialValues: start.draft,
    validate: (draft) => textsOf(issuesOf(draft)),
    validateOnChange: false,
    validateOnBlur: false,
    onSubmit,
  })
  const { data: cities } = useSWR(CITIES_PATH, getCities)
  const discount = useDiscountQuestion(isEdit ? start.draft : null)
  const sync = useDraftSync({ ownerId, start, step, values: formik.values })
  const { isSaving, save } = useSave({
    serviceId: start.serviceId,
    listingKey: () => sync.draftId() ?? start.place,
    onSaved: finish,
    onIssues: (issues) => {
      formik.setErrors(textsOf(issues))
      showIssues(issues, formik.values)
    },
    onFailure: (failure) => showToast({ kind: 'error', text: failureText(failure) }),
  })

  function onSubmit(draft: Draft): void {
    const isSaved = next === null || isSavingNow.current
    const proceed = () => (isSaved ? void save(draft) : next && go(next, draft))
    if (isSaved || step === 'settings') discount.ask(draft, proceed)
    else proceed()
  }

  /** The issues of this screen; before saving, and once this screen is valid, those of all screens. */
  function issuesOf(draft: Draft): readonly SpokenIssue[] {
    const listingType = variantOfDraft(draft)
    const today = riyadhDay(new Date())
    const own = validateAgainst(stepSchema(listingType, step, today, cities), draft).issues
    const isWhole = (next === null || isSavingNow.current) && own.length === 0
    return isWhole ? validateAgainst(draftSchema(listingType, today, cities), draft).issues : own
  }

  /** The first error of each path. */
  function textsOf(issues: readonly SpokenIssue[]): Record<string, string> {
    return Object.fromEntries(issues.map((one) => [one.path, one.message ?? issueText(one)]).reverse())
  }

  /** Opens the screen of the first error, this one first, and focuses its field; a toast where no screen owns it. */
  function showIssues(issues: readonly SpokenIssue[], draft: Draft): void {
    const [first] = issues
    if (!first) return
    const owners = issues.map(({ path }) => stepOfPath(variantOfDraft(draft), path))
    const owner = owners.includes(step) ? step : owners.find((one) => one !== null)
    if (owner) setStep(owner)
    else showToast({ kind: 'error', text: textsOf(issues)[first.path] ?? '' })
    setWrong(Object.keys(textsOf(issues)))
  }

  function go(to: StepId, draft = formik.values): void {
    formik.setErrors({})
    setStep(to)
    if (draft.categoryId !== '') void sync.save(to, draft)
  }

  function submit(savesAtOnce: boolean): void {
    const willSave = savesAtOnce || next === null
    if (willSave && isSendingPhotos(formik.setFieldValue)) {
      showToast({ kind: 'info', text: t('photos.stillSending') })
      return
    }
    isSavingNow.current = savesAtOnce
    showIssues(issuesOf(formik.values), formik.values)
    void formik.submitForm()
  }

  function finish(): void {
    // The listing is saved; a draft that could not be removed is offered again and can be deleted there.
    void sync.finish().catch(() => undefined)
    setStep('success')
    if (!isEdit) return
    showToast({ kind: 'success', text: t('success.toast') })
    setTimeout(onDone, TOAST_MS)
  }

  return {
    form,
    formik,
    step,
    /** the paths of the last errors: the first of them gets the focus */
    wrong,
    kind: variantOfDraft(formik.values),
    isEdit,
    isLast: next === null,
    isSaving,
    keeper: sync,
    discountQuestion: discount.question,
    go,
    goOn: () => submit(false),
    /** while editing, from any screen */
    saveNow: isEdit && next ? () => submit(true) : null,
    goBack: before ? () => go(before) : null,
  }
}

export type WizardState = ReturnType<typeof useWizard>
