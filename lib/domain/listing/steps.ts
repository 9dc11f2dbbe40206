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
  { id: 'summary', part: 'price' },
  { id: 'success', part: null },
] as const

export type StepId = (typeof STEPS)[number]['id']
export type StepPart = NonNullable<(typeof STEPS)[number]['part']>

export const STEP_IDS: readonly StepId[] = STEPS.map((step) => step.id)
