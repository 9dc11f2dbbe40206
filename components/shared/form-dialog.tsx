'use client'

import type { FormikValues } from 'formik'
import { type ComponentProps, type ReactNode, useState } from 'react'
import type { Schema } from 'yup'
import { Form } from '@/components/forms/form'
import { DialogFailure } from '@/components/shared/dialog-failure'
import { Stack } from '@/components/shared/styles/stack'
import { useReportFailure } from '@/components/shared/use-action'
import { Dialog } from '@/components/ui/dialog/dialog'
import { showToast } from '@/components/ui/toast/show-toast'
import { usePageRefresh } from './refresh/page-refresh'

interface FormDialogProps<Values extends FormikValues> {
  title: string
  closeLabel: string
  schema: Schema<unknown>
  initialValues: Values
  /** maps the values to what is validated */
  toBody?: (values: Values) => unknown
  /** where the server finds what is sent, in a body with more */
  issuesAt?: string
  /** resolves to the sentence that says what is done */
  send: (values: Values) => Promise<string>
  startsInField?: boolean
  shape?: ComponentProps<typeof Dialog>['shape']
  onClose: () => void
  children: ReactNode
}

/** A form in a dialog: once sent it says so and closes, and the page shows the new state; a failure is shown in it and keeps it open. */
export function FormDialog<Values extends FormikValues>(props: FormDialogProps<Values>) {
  const { title, closeLabel, startsInField = true, shape, onClose, send, children, ...form } = props
  const report = useReportFailure()
  const refresh = usePageRefresh()
  const [failure, setFailure] = useState<string | null>(null)
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={title}
      closeLabel={closeLabel}
      shape={shape}
      startsInField={startsInField}
    >
      <Form
        {...form}
        label={title}
        onSubmit={async (values) => {
          setFailure(null)
          showToast({ kind: 'success', text: await send(values) })
          onClose()
          refresh()
        }}
        onFailure={(problem) => setFailure(report(problem))}
      >
        <Stack $gap={5}>
          {children}
          <DialogFailure text={failure} />
        </Stack>
      </Form>
    </Dialog>
  )
}
