import { STEP_IDS, type StepId } from '@/lib/domain/listing/steps'

const ONLY_FOR_NEW: readonly StepId[] = ['type', 'summary']

/** The numbered screens: an edit has no type screen and can be saved anywhere, and the last screen is not counted. */
export function screensOf(isEdit: boolean): readonly StepId[] {
  return STEP_IDS.filter((id) => id !== 'success' && !(isEdit && ONLY_FOR_NEW.includes(id)))
}

export function screenAfter(step: StepId, isEdit: boolean): StepId | null {
  return neighbour(step, isEdit, 1)
}

export function screenBefore(step: StepId, isEdit: boolean): StepId | null {
  return neighbour(step, isEdit, -1)
}

function neighbour(step: StepId, isEdit: boolean, by: 1 | -1): StepId | null {
  const screens = screensOf(isEdit)
  return screens[screens.indexOf(step) + by] ?? null
}
