/** The wizard parameters of an address. */
export type WizardRequest = { kind: 'add' } | { kind: 'edit' | 'draft'; id: string }

/** `?add=1`, `?edit={id}` or `?draft={id}`; null for an address without them. */
export function wizardRequestOf(params: URLSearchParams): WizardRequest | null {
  for (const kind of ['edit', 'draft'] as const) {
    const id = params.get(kind)
    if (id) return { kind, id }
  }
  return params.get('add') === null ? null : { kind: 'add' }
}
