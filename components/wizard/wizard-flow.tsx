'use client'

import { FormikProvider } from 'formik'
import { useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'
import { UnusualQuestion } from '@/components/shared/terms/unusual-question'
import { Dialog } from '@/components/ui/dialog/dialog'
import { showToast } from '@/components/ui/toast/show-toast'
import { IsEditProvider } from './calendar-terms/is-edit'
import { DiscountQuestion } from './discount-question'
import { TwoCopies } from './drafts/two-copies'
import { CorrectionsProvider } from './fields/corrections'
import { LeaveQuestion } from './leave-question'
import { PropertyProvider } from './property'
import { useWizard } from './use-wizard'
import { WizardFooter } from './wizard-footer'
import { WizardHeader } from './wizard-header'
import { WizardScreen } from './wizard-screen'
import type { WizardStart } from './wizard-start'

interface WizardFlowProps {
  start: WizardStart
  ownerId: string
  onClose: () => void
  /** the listing is saved: its list shows it */
  onDone: () => void
  onAnother: () => void
}

/** The wizard in a full-page dialog; leaving with unsaved changes asks first. */
export function WizardFlow({ start, ownerId, onClose, onDone, onAnother }: WizardFlowProps) {
  const t = useTranslations('wizard')
  const wizard = useWizard({ start, ownerId, onDone })
  const [isRequesting, setRequesting] = useState(false)
  const { step, isEdit, screens, sync, formik, application } = wizard
  const isOver = step === 'success'
  const mayLose = sync.isDirty && !isOver
  useLeaveWarning(mayLose)

  const leave = () => {
    if (isOver) return onDone()
    if (mayLose) return setRequesting(true)
    if (sync.syncState.state === 'saved') showToast({ kind: 'info', text: t('leave.kept') })
    onClose()
  }

  const saveAndLeave = async () => {
    const isSynced = await sync.save(step, formik.values)
    showToast({
      kind: 'info',
      text: t(isSynced ? 'leave.kept' : application ? 'application.keptHere' : 'leave.keptHere'),
    })
    onClose()
  }

  return (
    <FormikProvider value={formik}>
      <Dialog
        open
        onOpenChange={leave}
        title={t(start.property ? 'roomType.title' : isEdit ? 'editTitle' : 'title')}
        closeLabel={t('close')}
        shape="full"
        header={<WizardHeader step={step} screens={screens} syncState={sync.syncState} onClose={leave} />}
        footer={isOver ? undefined : <WizardFooter wizard={wizard} onSaveDraft={saveAndLeave} />}
      >
        <PropertyProvider value={start.property}>
          <CorrectionsProvider value={start.corrections}>
            <IsEditProvider value={isEdit}>
              <WizardScreen wizard={wizard} onView={onDone} onAnother={onAnother} />
            </IsEditProvider>
          </CorrectionsProvider>
        </PropertyProvider>
      </Dialog>
      {wizard.copiesQuestion ? <TwoCopies {...wizard.copiesQuestion} /> : null}
      {wizard.unusualQuestion ? <UnusualQuestion {...wizard.unusualQuestion} /> : null}
      {wizard.discountQuestion ? <DiscountQuestion {...wizard.discountQuestion} /> : null}
      {isRequesting ? (
        <LeaveQuestion
          isEdit={isEdit}
          onStay={() => setRequesting(false)}
          onSave={saveAndLeave}
          onDiscard={() => {
            sync.giveUp()
            onClose()
          }}
        />
      ) : null}
    </FormikProvider>
  )
}

/** The browser asks too when the page is left. */
function useLeaveWarning(mayLose: boolean): void {
  useEffect(() => {
    if (!mayLose) return undefined
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [mayLose])
}
