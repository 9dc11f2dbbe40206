import { type Schema, ValidationError } from 'yup'
import { ISSUE_CODES, type IssueCode } from './issue-codes'
import type { Issue, IssueParams } from './issues'

const YUP_TEST_CODES: Record<string, IssueCode> = {
  optionality: 'required',
  nullable: 'required',
  defined: 'required',
  typeError: 'type_error',
  oneOf: 'one_of',
  noUnknown: 'unknown_property',
}

export type Validated<T> = { value: T; issues: [] } | { value: null; issues: Issue[] }

/**
 * Validates a value against a yup schema, strictly: no coercion, no unknown properties, every issue is reported. Formik
 * and Fastify both use it, so that a form and a call cannot disagree.
 */
export function validateAgainst<T>(schema: Schema<T>, value: unknown): Validated<T> {
  try {
    return { value: schema.validateSync(value ?? null, { strict: true, abortEarly: false }), issues: [] }
  } catch (error) {
    if (error instanceof ValidationError) return { value: null, issues: issuesOf(error) }
    throw error
  }
}

function issuesOf(error: ValidationError): Issue[] {
  const broken = error.inner.length > 0 ? error.inner : [error]
  return broken.map((one) => ({
    path: pathOf(one),
    // Only a typed text that is no number becomes NaN: JSON has none.
    code: Number.isNaN(one.value) ? 'not_an_amount' : codeOf(one.type),
    params: primitiveParams(one.params),
  }))
}

/** An unknown property has a path of its own, not that of its object. */
function pathOf({ type, path, params }: ValidationError): string {
  return [path, type === 'noUnknown' ? params?.unknown : undefined].filter(Boolean).join('.')
}

function codeOf(testName: string | undefined): IssueCode {
  const code = YUP_TEST_CODES[testName ?? ''] ?? testName
  return ISSUE_CODES.find((known) => known === code) ?? 'type_error'
}

function primitiveParams(params: Record<string, unknown> | undefined): IssueParams {
  const primitives = Object.entries(params ?? {}).filter(
    ([key, value]) =>
      ['min', 'max', 'length', 'n', 'name'].includes(key) && ['string', 'number'].includes(typeof value),
  )
  return Object.fromEntries(primitives) as IssueParams
}
