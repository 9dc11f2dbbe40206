'use client'

import { useFormik } from 'formik'
import { useTranslations } from 'next-intl'
import { useEffect, useRef, useState } from 'react'
import { useFailureText } from '@/components/forms/use-issue-text'
import { showToast, TOAST_MS } from '@/components/ui/toast/show-toast'
import type { Draft } from '@/lib/domain/listing/draft'
import type { UnusualPart } from '@/lib/domain/listing/pricing/unusual-change'
import type { StepId } from '@/lib/domain/listing/steps'
import { variantOfDraft } from '@/lib/domain/listing/variants'
import { useApplication } from './application-notice'
import { useDiscountQuestion } from './discount-question'
import { useDraftSync } from './drafts/use-draft-sync'
import { useTwoCopies } from './drafts/use-two-copies'
import { isSendingPhotos } from './photos/use-photos'
import { useIssues } from './use-issues'
import { useSave } from './use-save-listing'
import { startOfEdit, type WizardStart } from './wizard-start'
import { screenAfter, screenBefore, screensOf } from './wizard-steps'

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
  const failureText = useFailureText()
  const form = useRef<HTMLFormElement>(null)
  const savesAtOnce = useRef(false)
  const [step, setStep] = useState<StepId>(start.step)
  const [savedId, setSavedId] = useState<string | null>(null)
  const isEdit = start.serviceId !== null
  const opened = { isEdit, isRoomType: start.property !== null }
  const next = screenAfter(step, opened)
  const before = screenBefore(step, opened)
  const [unusual, setUnusual] = useState<{ parts: UnusualPart[]; onConfirm: () => void } | null>(null)
  const willSave = () => next === null || savesAtOnce.current
  const { issuesOf, textsOf, showIssues, wrongPaths } = useIssues(step, setStep, start.property)

  const formik: FormikState = useFormik<Draft>({
    initialValues: start.draft,
    validate: (draft) => textsOf(issuesOf(draft, willSave())),
    validateOnChange: false,
    validateOnBlur: false,
    onSubmit,
  })
  const discount = useDiscountQuestion(isEdit ? start.draft : null)
  const sync = useDraftSync({ ownerId, start, step, values: formik.values })
  const application = useApplication(sync.syncState)
  const copies = useTwoCopies((draft) => {
    void formik.setValues(draft)
    formik.setErrors({})
  })
  const { isSaving, save } = useSave({
    serviceId: start.serviceId,
    stored: () => sync.base()?.draft ?? start.draft,
    version: start.base?.version,
    listingKey: () => sync.draftId() ?? start.listingKey,
    onSaved: finish,
    onIssues: (issues) => {
      formik.setErrors(textsOf(issues))
      showIssues(issues, formik.values)
    },
    onUnusual: (parts, confirm) => setUnusual({ parts, onConfirm: confirm }),
    onChanged: (current, draft, choose) => {
      const stored = startOfEdit(current)
      copies.settle({
        here: { draft, base: isEdit ? sync.base() : null },
        stored: { draft: stored.draft, at: null, device: null },
        onChoose: (copy) => {
          if (isEdit && stored.base) sync.continueFrom(stored.base, copy)
          choose(copy)
        },
      })
    },
    onFailure: (failure) => showToast({ kind: 'error', text: failureText(failure) }),
  })

  function onSubmit(draft: Draft): void {
    const proceed = () => (willSave() ? void save(draft) : next && go(next, draft))
    if (willSave() || step === 'settings') discount.open(draft, proceed)
    else proceed()
  }

  function go(to: StepId, draft = formik.values): void {
    formik.setErrors({})
    setStep(to)
    if (draft.categoryId !== '') void sync.save(to, draft)
  }

  function submit(atOnce: boolean): void {
    savesAtOnce.current = atOnce
    if (willSave() && isSendingPhotos(formik.setFieldValue)) {
      showToast({ kind: 'info', text: t('photos.stillSending') })
      return
    }
    showIssues(issuesOf(formik.values, willSave()), formik.values)
    void formik.submitForm()
  }

  function finish(listingId: string): void {
    setSavedId(listingId)
    // The listing is saved; a draft that could not be removed is offered again and can be deleted there.
    void sync.finish().catch(() => undefined)
    setStep('success')
    if (!isEdit) return
    showToast({ kind: 'success', text: t('success.toast') })
    setTimeout(onDone, TOAST_MS)
  }

  const { syncState } = sync
  // biome-ignore lint/correctness/useExhaustiveDependencies: each refused save is settled once
  useEffect(() => {
    if (syncState.state !== 'changed') return
    const { current } = syncState
    copies.settle({
      here: { draft: formik.values, base: sync.base() },
      stored: { ...current, at: current.updatedAt },
      onChoose: (copy) => sync.continueFrom(current, copy),
    })
  }, [syncState])

  return {
    form,
    formik,
    step,
    /** the paths of the last errors: the first of them gets the focus */
    wrongPaths,
    variant: variantOfDraft(formik.values),
    isEdit,
    /** the listing, once it is saved */
    savedId,
    /** of an applicant, who prepares a listing and cannot send it yet; null for a vendor */
    application,
    screens: screensOf(opened),
    isLast: next === null,
    isSaving,
    sync,
    copiesQuestion: copies.question,
    discountQuestion: discount.question,
    unusualQuestion: unusual && {
      parts: unusual.parts,
      onClose: () => setUnusual(null),
      onConfirm: () => {
        setUnusual(null)
        unusual.onConfirm()
      },
    },
    go,
    goOn: () => submit(false),
    /** while editing, from any screen */
    saveNow: isEdit && next ? () => submit(true) : null,
    goBack: before ? () => go(before) : null,
  }
}

export type WizardState = ReturnType<typeof useWizard>
