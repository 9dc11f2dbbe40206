/** The screens of the wizard in their order (wizard.md, sections 2 and 4), each in one of its three parts. */
export const STEPS = [
  { id: 'overview', part: null },
  { id: 'type', part: null },
  { id: 'facilities', part: 'info' },
  { id: 'basicInfo', part: 'info' },
  { id: 'details', part: 'service' },
  { id: 'place', part: 'service' },
  { id: 'pricing', part: 'price' },
  { id: 'settings', part: 'price' },
  { id: 'addOns', part: 'price' },
  { id: 'success', part: null },
] as const

export type StepId = (typeof STEPS)[number]['id']
export type StepPart = NonNullable<(typeof STEPS)[number]['part']>

export const STEP_IDS: readonly StepId[] = STEPS.map((step) => step.id)

/** The popups over the booking settings: while one is open the step beneath is hidden. */
export const SETTING_POPUPS = ['bookingType', 'cancellationPolicy'] as const
export type SettingPopup = (typeof SETTING_POPUPS)[number]

/** The screen that Next leads to; null after the last. */
export function stepAfter(step: StepId): StepId | null {
  return STEP_IDS[STEP_IDS.indexOf(step) + 1] ?? null
}

/** The screen that Back leads to; null before the first. */
export function stepBefore(step: StepId): StepId | null {
  return STEP_IDS[STEP_IDS.indexOf(step) - 1] ?? null
}
