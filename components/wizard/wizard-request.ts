/** The wizard parameters of an address. */
export type WizardRequest = { mode: 'add' } | { mode: 'edit' | 'draft'; id: string }

/** `?add=1`, `?edit={id}` or `?draft={id}`; null for an address without them. */
export function wizardRequestOf(params: URLSearchParams): WizardRequest | null {
  for (const mode of ['edit', 'draft'] as const) {
    const id = params.get(mode)
    if (id) return { mode, id }
  }
  return params.get('add') === null ? null : { mode: 'add' }
}
