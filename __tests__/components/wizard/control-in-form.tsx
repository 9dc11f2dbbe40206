import { Formik, Form as FormikForm } from 'formik'
import { useIssueText } from '@/components/forms/use-issue-text'
import type { Control } from '@/components/wizard/fields/control'
import type { Draft } from '@/lib/domain/listing/draft'
import { fieldsOf } from '@/lib/domain/listing/fields/rows'
import { listingTypeOf } from '@/lib/domain/listing/listing-types'
import { validateDraft } from '@/lib/domain/listing/schema'
import { type ListingTypeVariant, withVariant } from '@/lib/domain/listing/variants'
import type { PropertyType, Variant } from '@/lib/domain/listing/vocabulary'
import type { Locale } from '@/lib/i18n/routing'
import { A_DAY, aDraft } from '../../lib/domain/listing/a-draft'
import { renderInPage } from '../render-in-page'

export interface Shown {
  /** the draft as it is now */
  draft: () => Draft
}

interface PageRequestOptions {
  /** the field whose control it is */
  path: string
  type?: PropertyType
  variant?: Variant
  options?: Partial<Draft>
  locale?: Locale
  today?: string
}

/** One control in a form over a draft that is finished but for `wishes`; its Next holds the step's rules against it. */
export function showControl(Control: Control, wanted: PageRequestOptions): Shown {
  const { path, type = 'Chalets', variant = 'standard', options, locale, today = A_DAY } = wanted
  const listingType = withVariant(listingTypeOf(type), variant)
  const field = fieldsOf(listingType).find((one) => one.path === path)
  if (!field) throw new Error(`${type} has no field ${path}`)
  let draft = aDraft(listingType, options)
  renderInPage(
    <InForm listingType={listingType} today={today} initial={draft} onDraft={(now) => (draft = now)}>
      <Control field={field} listingType={listingType} />
    </InForm>,
    locale,
  )
  return { draft: () => draft }
}

interface InFormProps {
  listingType: ListingTypeVariant
  today: string
  initial: Draft
  onDraft: (draft: Draft) => void
  children: React.ReactNode
}

function InForm({ listingType, today, initial, onDraft, children }: InFormProps) {
  const issueText = useIssueText()
  const reported = (draft: Draft) =>
    Object.fromEntries(
      validateDraft(draft, listingType, today)
        .map((issue) => [issue.path, issueText(issue)])
        .reverse(),
    )
  return (
    <Formik
      initialValues={initial}
      validate={reported}
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
