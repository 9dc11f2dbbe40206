'use client'

import { useState } from 'react'
import { useIssueText } from '@/components/forms/use-issue-text'
import { showToast } from '@/components/ui/toast/show-toast'
import { useAnswer } from '@/lib/api/use-answer'
import type { Issue } from '@/lib/domain/issues'
import type { Draft } from '@/lib/domain/listing/draft'
import { isOfProperty, sameNameIssues } from '@/lib/domain/listing/room-types'
import { draftSchema, stepOfPath, stepSchema } from '@/lib/domain/listing/schema'
import type { StepId } from '@/lib/domain/listing/steps'
import { variantOfDraft } from '@/lib/domain/listing/variants'
import type { PropertyOfRoomType } from '@/lib/domain/listing/vendor-listing'
import { nameFromWire } from '@/lib/domain/text/bilingual'
import { riyadhDay } from '@/lib/domain/time/days'
import { validateAgainst } from '@/lib/domain/validate-against'
import type { SpokenIssue } from './use-save-listing'

/** What is wrong with the draft, seen from one screen, and how it is shown. */
export function useIssues(
  step: StepId,
  openScreen: (step: StepId) => void,
  property: PropertyOfRoomType | null,
) {
  const issueText = useIssueText()
  const { data: cities } = useAnswer('GET /services/cities', {})
  const [wrongPaths, setWrongPaths] = useState<readonly string[]>([])

  /** The issues of this screen; before saving, and once this screen is valid, those of all screens. */
  function issuesOf(draft: Draft, willSave: boolean): readonly SpokenIssue[] {
    const listingType = variantOfDraft(draft)
    const today = riyadhDay(new Date())
    const own = asked(validateAgainst(stepSchema(listingType, step, today, cities), draft).issues, draft)
    const isWhole = willSave && own.length === 0
    return isWhole
      ? asked(validateAgainst(draftSchema(listingType, today, cities), draft).issues, draft, isWhole)
      : own
  }

  /** A room type is not asked for what its property decides, and needs another name. */
  function asked(issues: readonly Issue[], draft: Draft, isWhole = step === 'details'): readonly Issue[] {
    if (!property) return issues
    const sameName = isWhole ? sameNameIssues(draft.name, [nameFromWire(property)]) : []
    return [...issues.filter(({ path }) => !isOfProperty(path)), ...sameName]
  }

  /** The first error of each path. */
  function textsOf(issues: readonly SpokenIssue[]): Record<string, string> {
    return Object.fromEntries(issues.map((one) => [one.path, one.message ?? issueText(one)]).reverse())
  }

  /** Opens the screen of the first error, this one first, and focuses its field; a toast where no screen owns it. */
  function showIssues(issues: readonly SpokenIssue[], draft: Draft): void {
    const [first] = issues
    if (!first) return
    const owners = issues.map(({ path }) => stepOfPath(variantOfDraft(draft), path))
    const owner = owners.includes(step) ? step : owners.find((one) => one !== null)
    if (owner) openScreen(owner)
    else showToast({ kind: 'error', text: textsOf(issues)[first.path] ?? '' })
    setWrongPaths(Object.keys(textsOf(issues)))
  }

  return { issuesOf, textsOf, showIssues, wrongPaths }
}
