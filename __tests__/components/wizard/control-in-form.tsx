import { Formik, Form as FormikForm } from 'formik'
import { useIssueText } from '@/components/forms/use-issue-text'
import type { Control } from '@/components/wizard/control'
import type { Draft } from '@/lib/domain/listing/draft'
import { fieldsOf } from '@/lib/domain/listing/fields/rows'
import { listingTypeOf } from '@/lib/domain/listing/listing-types'
import { validateDraft } from '@/lib/domain/listing/schema'
import { type ListingTypeVariant, withVariant } from '@/lib/domain/listing/variants'
import type { PropertyType, Variant } from '@/lib/domain/listing/vocabulary'
import type { Locale } from '@/lib/i18n/routing'
import { A_DAY, aDraft } from '../../lib/domain/listing/a-draft'
import { renderInPage } from '../in-page'

export interface Shown {
  /** the draft as it is now */
  draft: () => Draft
}

interface Wanted {
  /** the field whose control it is */
  path: string
  type?: PropertyType
  variant?: Variant
  wishes?: Partial<Draft>
  locale?: Locale
  today?: string
}

/** One control in a form over a draft that is finished but for `wishes`; its Next holds the step's rules against it. */
export function showControl(Control: Control, wanted: Wanted): Shown {
  const { path, type = 'Chalets', variant = 'standard', wishes, locale, today = A_DAY } = wanted
  const kind = withVariant(listingTypeOf(type), variant)
  const field = fieldsOf(kind).find((one) => one.path === path)
  if (!field) throw new Error(`${type} has no field ${path}`)
  let draft = aDraft(kind, wishes)
  renderInPage(
    <InForm kind={kind} today={today} initial={draft} onDraft={(now) => (draft = now)}>
      <Control field={field} kind={kind} />
    </InForm>,
    locale,
  )
  return { draft: () => draft }
}

interface InFormProps {
  kind: ListingTypeVariant
  today: string
  initial: Draft
  onDraft: (draft: Draft) => void
  children: React.ReactNode
}

function InForm({ kind, today, initial, onDraft, children }: InFormProps) {
  const issueText = useIssueText()
  const told = (draft: Draft) =>
    Object.fromEntries(
      validateDraft(draft, kind, today)
        .map((issue) => [issue.path, issueText(issue)])
        .reverse(),
    )
  return (
    <Formik
      initialValues={initial}
      validate={told}
      validateOnChange={false}
      validateOnBlur={false}
      onSubmit={() => undefined}
    >
      {({ values }) => {
        onDraft(values)
        return (
          <FormikForm noValidate>
            {children}
            <button type="submit">{'Next'}</button>
          </FormikForm>
        )
      }}
    </Formik>
  )
}
