'use client'

import styled from 'styled-components'
import type { Schema } from 'yup'
import { Form } from '@/components/forms/form'
import { SubmitButton } from '@/components/forms/submit-button'
import { TextField } from '@/components/forms/text-field'
import { useFailureText } from '@/components/forms/use-issue-text'
import { showToast } from '@/components/ui/toast/show-toast'

const Body = styled.div`
  display: grid; gap: var(--s-4);
`

interface CodeFormProps {
  label: string
  action: string
  schema: Schema<unknown>
  isNumeric: boolean
  onSend: (code: string) => Promise<void>
}

/** One code in one field; a wrong one stays to be corrected. */
export function CodeForm({ label, action, schema, isNumeric, onSend }: CodeFormProps) {
  const failureText = useFailureText()
  return (
    <Form
      label={action}
      schema={schema}
      initialValues={{ code: '' }}
      onSubmit={({ code }) => onSend(code)}
      onFailure={(failure) => showToast({ kind: 'error', text: failureText(failure) })}
    >
      <Body>
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
      </Body>
    </Form>
  )
}
