'use client'

import { useLocale, useTranslations } from 'next-intl'
import { ApiError } from '@/lib/api/http'
import type { Issue } from '@/lib/domain/issues'
import { spokenDay } from '@/lib/domain/time/spoken-time'

/** The text of an issue in the page's language. */
export function useIssueText(): (issue: Issue) => string {
  const sentences = useTranslations('issues')
  const locale = useLocale()
  return ({ code, params }) =>
    sentences(
      code,
      typeof params.day === 'string' ? { ...params, day: spokenDay(params.day, locale) } : params,
    )
}

/** The text of a failed call: the server's message, or our own where there was no response. */
export function useFailureText(): (failure: unknown) => string {
  const sentences = useTranslations('errors')
  return (failure) => {
    if (!(failure instanceof ApiError)) return sentences('internal')
    if (failure.status === 0 && !navigator.onLine) return sentences('offline')
    return failure.message || sentences(failure.code)
  }
}
