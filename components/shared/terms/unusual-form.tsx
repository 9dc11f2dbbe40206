'use client'

import type { FormikValues } from 'formik'
import { type ReactNode, useState } from 'react'
import type { Schema } from 'yup'
import { Form } from '@/components/forms/form'
import { SubmitButton } from '@/components/forms/submit-button'
import { DialogFailure } from '@/components/shared/dialog-failure'
import { Stack } from '@/components/shared/styles/stack'
import { useReportFailure } from '@/components/shared/use-action'
import { showToast } from '@/components/ui/toast/show-toast'
import type { UnusualPart } from '@/lib/domain/listing/pricing/unusual-change'
import { UnusualQuestion } from './unusual-question'

interface UnusualFormProps<Values extends FormikValues, Sent> {
  label: string
  schema: Schema<unknown>
  initialValues: Values
  /** what is validated and stored */
  toBody: (values: Values) => Sent
  /** resolves to what is unusual about it, or null once it is stored */
  save: (sent: Sent, isConfirmed: boolean) => Promise<UnusualPart[] | null>
  submit: string
  /** the sentence that says what was done */
  done: string
  onDone: () => void
  children: ReactNode
}

/** A form of a dialog whose unusual prices are asked about before they are stored; a failure is shown in it. */
export function UnusualForm<Values extends FormikValues, Sent>(props: UnusualFormProps<Values, Sent>) {
  const { toBody, save, submit, done, onDone, children, ...form } = props
  const report = useReportFailure()
  const [failure, setFailure] = useState<string | null>(null)
  const [unusual, setUnusual] = useState<{ sent: Sent; parts: UnusualPart[] } | null>(null)

  async function send(sent: Sent, isConfirmed: boolean) {
    setFailure(null)
    const parts = await save(sent, isConfirmed)
    if (parts) return setUnusual({ sent, parts })
    showToast({ kind: 'success', text: done })
    onDone()
  }
  async function confirm(sent: Sent) {
    setUnusual(null)
    try {
      await send(sent, true)
    } catch (problem) {
      setFailure(report(problem))
    }
  }
  return (
    <>
      <Form
        {...form}
        toBody={toBody}
        onSubmit={(values) => send(toBody(values), false)}
        onFailure={(problem) => setFailure(report(problem))}
      >
        <Stack $gap={5}>
          {children}
          <DialogFailure text={failure} />
          <SubmitButton>{submit}</SubmitButton>
        </Stack>
      </Form>
      {unusual ? (
        <UnusualQuestion
          parts={unusual.parts}
          onConfirm={() => void confirm(unusual.sent)}
          onClose={() => setUnusual(null)}
        />
      ) : null}
    </>
  )
}
