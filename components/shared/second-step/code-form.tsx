'use client'

import { useState } from 'react'
import type { Schema } from 'yup'
import { Form } from '@/components/forms/form'
import { SubmitButton } from '@/components/forms/submit-button'
import { TextField } from '@/components/forms/text-field'
import { useFailureText } from '@/components/forms/use-issue-text'
import { Notice } from '@/components/shared/notice'
import { Stack } from '@/components/shared/styles/stack'
import { showToast } from '@/components/ui/toast/show-toast'
import { ApiError } from '@/lib/api/http'

interface CodeFormProps {
  label: string
  action: string
  schema: Schema<unknown>
  isNumeric: boolean
  onSend: (code: string) => Promise<void>
}

/** One code in one field; a wrong one stays to be corrected, and what no other code can help with is said to stay. */
export function CodeForm({ label, action, schema, isNumeric, onSend }: CodeFormProps) {
  const failureText = useFailureText()
  const [obstacle, setObstacle] = useState<string | null>(null)
  const onFailure = (failure: unknown) => {
    const isHopeless = failure instanceof ApiError && failure.code === 'second_step_unreadable'
    if (isHopeless) setObstacle(failureText(failure))
    else showToast({ kind: 'error', text: failureText(failure) })
  }
  return (
    <Form
      label={action}
      schema={schema}
      initialValues={{ code: '' }}
      onSubmit={({ code }) => onSend(code)}
      onFailure={onFailure}
    >
      <Stack $gap={4}>
        {obstacle ? (
          <Notice tone="err" role="alert">
            {obstacle}
          </Notice>
        ) : null}
        <TextField
          name="code"
          label={label}
          inputMode={isNumeric ? 'numeric' : 'text'}
          autoComplete={isNumeric ? 'one-time-code' : 'off'}
          autoCapitalize="none"
          spellCheck={false}
          maxLength={30}
          dir="ltr"
        />
        <SubmitButton>{action}</SubmitButton>
      </Stack>
    </Form>
  )
}
