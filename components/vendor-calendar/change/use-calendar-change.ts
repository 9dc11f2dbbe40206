import { useTranslations } from 'next-intl'
import { type RefObject, useState } from 'react'
import { focusFirstInvalidField } from '@/components/forms/focus-first-invalid-field'
import { useIssueText } from '@/components/forms/use-issue-text'
import { unusualPartsIn } from '@/components/shared/terms/unusual-question'
import { useReportFailure } from '@/components/shared/use-action'
import { showToast } from '@/components/ui/toast/show-toast'
import { call } from '@/lib/api/call'
import { isErrorOf } from '@/lib/api/http'
import type { UnusualPart } from '@/lib/domain/listing/pricing/unusual-change'
import { useRouter } from '@/lib/i18n/navigation'
import type { Taken } from './blocking-bookings'
import { type CalendarChange, calendarChange } from './calendar-change'

/** Saves a change of a listing's calendar: wrong fields, bookings in its way, and what is unusual about it. */
export function useCalendarChange(
  form: RefObject<HTMLFormElement | null>,
  listingId: string,
  draft: CalendarChange,
  onSaved: () => void,
) {
  const t = useTranslations('hosted.calendar.form')
  const issueText = useIssueText()
  const report = useReportFailure()
  const router = useRouter()
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [inTheWay, setInTheWay] = useState<Taken | null>(null)
  const [unusual, setUnusual] = useState<UnusualPart[] | null>(null)
  const [isBusy, setIsBusy] = useState(false)

  async function save(isConfirmed: boolean) {
    const { body, issues } = calendarChange(draft)
    setErrors(Object.fromEntries(issues.map((one) => [one.path, issueText(one)])))
    setInTheWay(null)
    setUnusual(null)
    if (!body) {
      focusFirstInvalidField(
        form.current,
        issues.map(({ path }) => path),
      )
      return
    }
    setIsBusy(true)
    try {
      await call('PUT /vendor/services/:id/calendar', {
        params: { id: listingId },
        body: isConfirmed ? { ...body, confirmed: true } : body,
      })
      showToast({ kind: 'success', text: t('saved') })
      onSaved()
      router.refresh()
    } catch (failure) {
      const taken = takenOf(failure)
      const parts = unusualPartsIn(failure)
      if (parts) setUnusual(parts)
      else if (taken) {
        setInTheWay(taken)
        router.refresh()
      } else report(failure)
    }
    setIsBusy(false)
  }
  const clearError = (field: string) => setErrors(({ [field]: _gone, ...rest }) => rest)
  return { errors, clearError, inTheWay, unusual, dropUnusual: () => setUnusual(null), isBusy, save }
}

function takenOf(failure: unknown): Taken | null {
  if (!isErrorOf('PUT /vendor/services/:id/calendar', failure, 'dates_unavailable')) return null
  const { days, hours } = failure.answer
  return days ? { days, ...(hours ? { hours } : {}) } : null
}
