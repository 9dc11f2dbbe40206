import { isOfProperty } from '@/lib/domain/listing/room-types'
import { STEP_IDS, type StepId } from '@/lib/domain/listing/steps'

const ONLY_FOR_NEW: readonly StepId[] = ['type', 'summary']

/** What the wizard is open on. */
export interface Opened {
  isEdit: boolean
  isRoomType: boolean
}

/**
 * The numbered screens: an edit has no type screen and can be saved anywhere, a room type has the address of its
 * property, and the last screen is not counted.
 */
export function screensOf({ isEdit, isRoomType }: Opened): readonly StepId[] {
  const isLeftOut = (id: StepId) =>
    id === 'success' || (isEdit && ONLY_FOR_NEW.includes(id)) || (isRoomType && isOfProperty(id))
  return STEP_IDS.filter((id) => !isLeftOut(id))
}

export function screenAfter(step: StepId, opened: Opened): StepId | null {
  return neighbour(step, opened, 1)
}

export function screenBefore(step: StepId, opened: Opened): StepId | null {
  return neighbour(step, opened, -1)
}

function neighbour(step: StepId, opened: Opened, by: 1 | -1): StepId | null {
  const screens = screensOf(opened)
  return screens[screens.indexOf(step) + by] ?? null
}
