import { array, type InferType, object, string, type TestContext, ValidationError } from 'yup'
import { SEASONS } from '@/lib/domain/booking/season'
import { type Issue, issue } from '@/lib/domain/issues'
import { isDay, WEEKDAYS } from '@/lib/domain/time/days'

const day = () => string().max(10).defined().nullable()

/** The fields of a rule that say on which days it applies, of prices and of stays alike. */
export const ruleDaysFields = {
  weekdays: array(string().required().oneOf(WEEKDAYS)).required().max(WEEKDAYS.length),
  season: string()
    .defined()
    .nullable()
    .oneOf([...SEASONS, null]),
  from: day(),
  to: day(),
}

const ruleDaysShape = object(ruleDaysFields)
type RuleDaysBody = InferType<typeof ruleDaysShape>

/** Each month and day that a leap year of the Gregorian calendar or a year of the Hijri one may have. */
const LEAP_YEAR = '2028'
const HIJRI_DAY = /^(0[1-9]|1[0-2])-(0[1-9]|[12]\d|30)$/

/** The issues of the dates of a rule: those of its season, and none without one. */
export function validateRuleDays({ season, from, to }: RuleDaysBody): Issue[] {
  const isOfDates = season === 'once' || season === 'gregorian' || season === 'hijri'
  if (!isOfDates) return from === null && to === null ? [] : [issue('season', 'required')]
  const isKnown = (date: string | null) =>
    date !== null &&
    (season === 'once'
      ? isDay(date)
      : season === 'hijri'
        ? HIJRI_DAY.test(date)
        : date.length === 5 && isDay(`${LEAP_YEAR}-${date}`))
  if (!isKnown(from)) return [issue('from', 'not_a_day')]
  if (!isKnown(to)) return [issue('to', 'not_a_day')]
  return season === 'once' && from !== null && to !== null && to < from
    ? [issue('to', 'range_end_before_start')]
    : []
}

/** A test of a schema for what the fields of one rule say together; `validate` returns nothing where they are wrong alone. */
export const togetherTest = (validate: (rule: unknown) => Issue[]) => ({
  name: 'rule',
  test(rule: unknown, context: TestContext) {
    const prefix = context.path ? `${context.path}.` : ''
    const broken = validate(rule).map(({ path, code, params }) =>
      context.createError({ path: `${prefix}${path}`, message: code, params, type: code } as never),
    )
    return broken.length === 0 || new ValidationError(broken)
  },
})
