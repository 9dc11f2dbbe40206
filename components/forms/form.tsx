'use client'

import { Formik, Form as FormikForm, type FormikHelpers, type FormikValues } from 'formik'
import { type ReactNode, useRef } from 'react'
import type { Schema } from 'yup'
import { showToast } from '@/components/ui/toast/show-toast'
import { ApiError } from '@/lib/api/http'
import type { Issue } from '@/lib/domain/issues'
import { validateAgainst } from '@/lib/domain/validate-against'
import { focusFirstInvalidField } from './focus-first-invalid-field'
import { useFailureText, useIssueText } from './use-issue-text'

/** An issue; one from the server carries its own text. */
type Spoken = Issue & { message?: string }

interface FormProps<Values extends FormikValues> {
  label: string
  schema: Schema<unknown>
  initialValues: Values
  /** maps the values to what is validated and sent */
  toBody?: (values: Values) => unknown
  onSubmit: (values: Values) => Promise<void>
  /** where the server finds what the form sends, in a body with more: `list.0.`; absent: it is the body */
  issuesAt?: string
  /** called for a failure that no field of this form owns; absent: a toast says it */
  onFailure?: (failure: unknown) => void
  /** called with the errors when validation in the browser fails */
  onRefused?: (texts: string[]) => void
  children: ReactNode
}

/**
 * A Formik form over a schema of lib/domain. Browser and server return the same issues: those of
 * a field are shown under it and the first one gets the focus, any other failure goes to `onFailure` or is said in a toast.
 */
export function Form<Values extends FormikValues>(props: FormProps<Values>) {
  const failureText = useFailureText()
  const {
    label,
    schema,
    initialValues,
    toBody = (values) => values,
    issuesAt = '',
    onSubmit,
    onFailure = (failure) => showToast({ kind: 'error', text: failureText(failure) }),
    onRefused,
    children,
  } = props
  const issueText = useIssueText()
  const form = useRef<HTMLFormElement>(null)

  const textsOf = (issues: readonly Spoken[]) =>
    Object.fromEntries(issues.map((issue) => [issue.path, issue.message ?? issueText(issue)]).reverse())

  const validate = (values: Values) => {
    const errors = textsOf(validateAgainst(schema, toBody(values)).issues)
    if (Object.keys(errors).length > 0) {
      focusFirstInvalidField(form.current, Object.keys(errors))
      onRefused?.(Object.values(errors))
    }
    return errors
  }

  const submit = async (values: Values, helpers: FormikHelpers<Values>) => {
    helpers.setStatus({})
    try {
      await onSubmit(values)
    } catch (failure) {
      const owned = fieldIssues(failure, issuesAt, Object.keys(initialValues))
      if (owned.length === 0) return onFailure(failure)
      helpers.setStatus(textsOf(owned))
      focusFirstInvalidField(
        form.current,
        owned.map((issue) => issue.path),
      )
    }
  }

  return (
    <Formik
      initialValues={initialValues}
      initialStatus={{}}
      validate={validate}
      validateOnChange={false}
      validateOnBlur={false}
      onSubmit={submit}
    >
      <FormikForm ref={form} aria-label={label} noValidate>
        {children}
      </FormikForm>
    </Formik>
  )
}

function fieldIssues(failure: unknown, prefix: string, fields: readonly string[]): Spoken[] {
  const issues = failure instanceof ApiError ? (failure.answer.issues ?? []) : []
  return fields.flatMap((path) =>
    issues.filter((issue) => issue.path === `${prefix}${path}`).map((issue) => ({ ...issue, path })),
  )
}
